/** Reads the forms on a quote's page, with the same checks as the calls. */
import type { z } from 'zod'
import { privateQuoteCalls } from '#shared/quotes/privateCalls'
import type { Refused } from '#shared/quotes/privatePage'
import type { Acceptance, Decline, Question } from '../quotes/quotes'

const { accept, decline, ask } = privateQuoteCalls

type Answer =
  | { turn: 'accept'; body: Acceptance }
  | { turn: 'decline'; body: Decline }
  | { turn: 'ask'; body: Question }

interface ReadForm extends Refused {
  turn: Answer['turn']
  /** Null if invalid. */
  answer: Answer | null
}

export function readQuoteForm(form: URLSearchParams): ReadForm {
  const typed = Object.fromEntries(form)
  const { id, name = '', question = '', email = '' } = typed
  const revision = Number(typed.revision ?? Number.NaN)
  const read = <Body>(
    turn: Answer['turn'],
    { data: body, error }: z.ZodSafeParseResult<Body>,
    made: (body: Body) => Answer,
  ): ReadForm => ({
    turn,
    typed,
    problems: Object.fromEntries(
      error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
    ),
    answer: body === undefined ? null : made(body),
  })

  if (typed.turn === 'decline') {
    // The chosen reason and the customer's own words.
    const reason = [typed.choice, typed.reason].filter(Boolean).join('. ')
    return read('decline', decline.body.safeParse({ reason, revision }), (body) => ({
      turn: 'decline',
      body,
    }))
  }
  if (typed.turn === 'ask') {
    return read('ask', ask.body.safeParse({ id, question, email }), (body) => ({
      turn: 'ask',
      body,
    }))
  }
  return read('accept', accept.body.safeParse({ name, revision }), (body) => ({
    turn: 'accept',
    body,
  }))
}
