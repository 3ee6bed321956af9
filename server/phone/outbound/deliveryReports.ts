/** The provider's reports on texts, which come in any order and twice: no later state is undone. */
import { dayMs } from '#shared/days'
import type { OutgoingText, TextState } from '../documents'
import { reasonOf } from './reasons'
import type { StoredTexts } from './storedTexts'

type Reported = 'sent' | 'delivered' | 'failed'

export interface Report {
  /** The text's _id. */
  cause: string
  /** The provider's id for it. */
  sid: string
  state: Reported
  /** Why it failed. */
  code: string | undefined
}

const reportedWithinMs = 3 * dayMs
/** The provider's code for a number that has sent STOP. */
export const stoppedCode = 21610
const before: Readonly<Record<Reported, readonly TextState[]>> = {
  sent: ['waiting', 'sending'],
  // A text that was given up may have been sent before.
  delivered: ['waiting', 'sending', 'sent', 'dead', 'withheld'],
  failed: ['waiting', 'sending', 'sent'],
}

/** Resolves to the text as it is now, or null if the report changes nothing. */
export async function applyReport(
  texts: StoredTexts,
  { cause, sid, state, code }: Report,
): Promise<OutgoingText | null> {
  const problem = `The provider didn’t deliver it: ${reasonOf(code)}.`
  const isListed =
    Number(code) !== stoppedCode || (await texts.stored.findOne({ _id: cause }))?.isPromised
  const failedAt = isListed ? { failedAt: new Date() } : {}
  return texts.end(
    {
      _id: cause,
      state: { $in: before[state] },
      $or: [{ sid }, { sid: { $exists: false } }],
    },
    { state, sid, ...(state === 'failed' ? { problem, ...failedAt } : {}) },
  )
}

/** Carriers report within hours: a later report, or one on no such text, isn't the provider's. */
export async function mayBeReported(texts: StoredTexts, { cause, sid }: Report): Promise<boolean> {
  const text = await texts.stored.findOne({ _id: cause })
  if (text === null || (text.sid ?? sid) !== sid) return false
  return Date.now() - text.at.getTime() < reportedWithinMs
}
