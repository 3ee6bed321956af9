/**
 * Sends a request for a quote exactly once, however often it is retried. It keeps one id until the
 * server acknowledges it; what was typed stays in the form until then.
 */
import { useRef, useState } from 'react'
import { contactAddresses } from '#shared/contact/addresses'
import type { contactCalls } from '#shared/contact/calls'
import { formProblems } from '#shared/contact/rules'
import { quoteForm } from '#shared/content/frame/quoteForm'
import { client } from '../../api'
import { ApiError } from '../../errors'
import { uuid } from '../../uuid'
import type { Problems, QuoteDraft } from './quoteDraft'

const contact = client<typeof contactCalls>(contactAddresses)

type State =
  | { is: 'open'; problems: Problems; failure?: string }
  | { is: 'sending'; problems: Problems; failure?: never }
  | { is: 'sent'; reference: string; photos: number; missing: number }

const empty: State = { is: 'open', problems: {} }

export function useQuote() {
  const [state, setState] = useState<State>(empty)
  const id = useRef('')

  /** `refused`: how many of its photos the server didn't take. */
  async function send(draft: QuoteDraft, refused: number): Promise<void> {
    if (state.is === 'sending') return
    const problems: Problems = formProblems(draft)
    const { propertyType } = draft
    if (propertyType === '' || Object.keys(problems).length > 0) {
      return setState({ is: 'open', problems })
    }
    setState({ is: 'sending', problems: {} })
    try {
      const sent = await acknowledged({ ...draft, propertyType })
      id.current = ''
      const missing = refused + Math.max(0, draft.photos.length - sent.photos)
      setState({ is: 'sent', ...sent, missing })
    } catch (error) {
      setState({ is: 'open', ...failureOf(error) })
    }
  }

  async function acknowledged(
    draft: QuoteDraft & { propertyType: Exclude<QuoteDraft['propertyType'], ''> },
  ) {
    id.current ||= uuid()
    const attempt = (more = {}) => contact.send({ ...draft, id: id.current, ...more })
    try {
      return await attempt()
    } catch (error) {
      if (!isConflict(error)) throw error
    }
    // An earlier attempt arrived with different contents: these replace them, or are a separate
    // request if a teammate has handled that one.
    try {
      return await attempt({ corrects: true })
    } catch (error) {
      if (!isConflict(error)) throw error
    }
    id.current = uuid()
    return attempt()
  }

  return { state, send, again: () => setState(empty) }
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict'
}

function failureOf(error: unknown): { problems: Problems; failure?: string } {
  if (!(error instanceof ApiError)) return { problems: {}, failure: quoteForm.failed }
  if (error.code === 'invalid' && Object.keys(error.fields).length > 0) {
    return { problems: error.fields }
  }
  return { problems: {}, failure: error.code === 'too-many' ? quoteForm.tooMany : quoteForm.failed }
}
