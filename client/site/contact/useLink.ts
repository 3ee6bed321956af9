/** Sends the private link exactly once, however often it is retried; what was typed stays. */
import { useEffect, useRef, useState } from 'react'
import { contactAddresses } from '#shared/contact/addresses'
import type { contactCalls } from '#shared/contact/calls'
import { formLink } from '#shared/content/frame/formLink'
import { type LinkWay, type LinkFields, linkProblems } from '#shared/linkWays'
import { client } from '../../api'
import { ApiError, mayPass } from '../../errors'
import { uuid } from '../../uuid'

const contact = client<typeof contactCalls>(contactAddresses)

type Problems = Partial<Record<keyof LinkFields, string>>
interface Common {
  to: string
  problems: Problems
  failure?: string
}
type State = Common & ({ is: 'open' | 'sending' } | { is: 'sent'; how: keyof typeof formLink.sent })

const none: Problems = {}

export function useLink() {
  const [ways, setWays] = useState<readonly LinkWay[]>([])
  const [state, setState] = useState<State>({ is: 'open', to: '', problems: none })
  /** The last attempt, so that a retry repeats it. */
  const tried = useRef({ id: '', to: '' })

  useEffect(() => {
    const ending = new AbortController()
    contact.linkWays({}, { signal: ending.signal }).then(setWays, () => {})
    return () => ending.abort()
  }, [])

  async function send(words: LinkFields & { name: string }): Promise<void> {
    if (state.is === 'sending') return
    const { to } = words
    const problems = linkProblems(words, ways)
    if (Object.keys(problems).length > 0) return setState({ is: 'open', to, problems })
    setState({ is: 'sending', to, problems: none })
    if (tried.current.to !== to) tried.current = { id: uuid(), to }
    try {
      const sent = await contact.sendLink({ ...words, id: tried.current.id })
      tried.current = { id: '', to: '' }
      const how = sent.way === 'text' || sent.isSent ? sent.way : 'later'
      setState({ is: 'sent', how, to, problems: none })
    } catch (error) {
      // A retry would fail the same way, so the next attempt gets a new id.
      if (!mayPass(error)) tried.current = { id: '', to: '' }
      setState({ is: 'open', to, ...failureOf(error) })
    }
  }

  const edited = (to: string) => {
    if (state.is !== 'sending') setState({ is: 'open', to, problems: none })
  }
  return { ways, state, send, edited }
}

function failureOf(error: unknown): Pick<Common, 'problems' | 'failure'> {
  if (!(error instanceof ApiError)) return { problems: none, failure: formLink.failed }
  if (error.code === 'invalid' && Object.keys(error.fields).length > 0) {
    return { problems: error.fields }
  }
  const failure = error.code === 'too-many' ? formLink.tooMany : formLink.failed
  return { problems: none, failure }
}
