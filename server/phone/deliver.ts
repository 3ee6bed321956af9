/**
 * The one function that sends a text, and so the one place that asks whether the number may be
 * texted: it began, it has not said STOP, and it has not had too many today.
 */
import type { DailyLimit } from './dailyLimit'
import type { OutgoingText } from './documents'
import type { Numbers } from './numbers'
import type { Outcome, Provider } from './provider'

export type Delivery = Outcome | { is: 'withheld' | 'limited'; why: string }

const limits = {
  number: 'This number had as many texts today as one number may have.',
  all: 'As many texts went out today as may go out in a day.',
} as const

export function deliverer({
  numbers,
  limit,
  provider,
  reportTo,
}: {
  numbers: Numbers
  limit: DailyLimit
  provider: Provider
  reportTo: (cause: string) => string
}): (text: OutgoingText) => Promise<Delivery> {
  return async ({ _id, key, period, to, body, tries }) => {
    if (to === undefined || body === undefined) {
      return { is: 'withheld', why: 'Its words were erased before it went out.' }
    }
    // A text is counted once, however often it is tried.
    const reached = tries > 1 ? null : await limit.take(key)
    if (reached) return { is: 'limited', why: limits[reached] }
    // Asked last, right before it goes: STOP may have come a moment ago.
    const number = await numbers.find(key)
    if (number?.state === 'stopped') {
      return { is: 'withheld', why: 'The number said STOP.' }
    }
    if (!number || number.period !== period || numbers.keyOf(to) !== key) {
      return { is: 'withheld', why: 'The number has not asked for this text.' }
    }
    return provider.send({ to, body, reportTo: reportTo(_id) })
  }
}
