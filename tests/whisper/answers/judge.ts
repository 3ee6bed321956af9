/** What a reply is worth by its label. Pure. */
import { company } from '#shared/company'
import type { Labelled } from '../labelled/labelled'
import type { Reply } from './contender'

export const verdicts = ['right', 'admitted', 'wrongly admitted', 'incomplete', 'wrong'] as const
/**
 * `admitted`: rightly. `incomplete`: a part of what must be said is there, or an admission that leads to
 * nobody.
 */
export type Verdict = (typeof verdicts)[number]

/** An admission leads on to somebody who knows. */
const offersPerson = new RegExp(
  `${company.quotePhone}|${company.supportText}|${company.supportEmail}`,
)

export function judge({ expect }: Pick<Labelled, 'expect'>, reply: Reply): Verdict {
  const { says, admits, orSays, never = [] } = expect
  const said = (pattern: RegExp) => pattern.test(reply.text)
  if (never.some(said)) return 'wrong'
  if (!says) {
    const isAdmitted = reply.admits === 'all' || reply.admits === 'fault'
    if (isAdmitted) return offersPerson.test(reply.text) ? 'admitted' : 'incomplete'
    return orSays?.every(said) ? 'right' : 'wrong'
  }
  if (reply.admits === 'all') return 'wrongly admitted'
  if (!says.some(said)) return 'wrong'
  const isWhole = says.every(said) && (admits === undefined || reply.admits === 'part')
  return isWhole ? 'right' : 'incomplete'
}

/** Wrong, and nothing in it tells the visitor to doubt it. */
export function isConfidentlyWrong(verdict: Verdict, reply: Reply): boolean {
  return verdict === 'wrong' && reply.admits === 'none' && reply.isSure
}

/** Whether the sources answer the question, or at least a part of it. */
export function isAnswerable({ expect }: Pick<Labelled, 'expect'>): boolean {
  return expect.says !== undefined
}
