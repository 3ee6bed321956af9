/** What the provider reports of texts it took. It comes in any order and twice: a later state is never undone. */
import type { OutgoingText, TextState } from './documents'
import { reasonOf } from './reasons'
import type { StoredTexts } from './storedTexts'

export type Reported = 'sent' | 'delivered' | 'failed'

export interface Report {
  /** The text's _id. */
  cause: string
  /** The provider's id of it. */
  sid: string
  state: Reported
  /** Why it failed. */
  code: string | undefined
}

const reportedWithinMs = 3 * 86_400_000
/** The provider's own word that the number sent STOP to it. */
export const stoppedCode = 21610
const before: Readonly<Record<Reported, readonly TextState[]>> = {
  sent: ['waiting', 'sending'],
  // What was given up may have gone before.
  delivered: ['waiting', 'sending', 'sent', 'dead', 'withheld'],
  failed: ['waiting', 'sending', 'sent'],
}

/** Resolves to the text as it is now, or null where the report changes nothing. */
export function applyReport(
  texts: StoredTexts,
  { cause, sid, state, code }: Report,
): Promise<OutgoingText | null> {
  const problem = `The provider didn’t deliver it: ${reasonOf(code)}.`
  const failedAt = Number(code) === stoppedCode ? {} : { failedAt: new Date() }
  return texts.end(
    {
      _id: cause,
      state: { $in: before[state] },
      $or: [{ sid }, { sid: { $exists: false } }],
    },
    { state, sid, ...(state === 'failed' ? { problem, ...failedAt } : {}) },
  )
}

/** Carriers report within hours; what comes later, or is about no such text, was sent by somebody else. */
export async function mayBeReported(texts: StoredTexts, { cause, sid }: Report): Promise<boolean> {
  const text = await texts.stored.findOne({ _id: cause })
  if (text === null || (text.sid ?? sid) !== sid) return false
  return Date.now() - text.at.getTime() < reportedWithinMs
}
