/**
 * The only function that sends a text, and so the only place that checks whether the number may be
 * texted: it began, it hasn't sent STOP, and it hasn't reached today's limit.
 */
import { perDay } from '../../http/limits/limits'
import type { DailyCount } from '../../jobs/dailyCount'
import type { OutgoingText } from '../documents'
import type { Numbers } from '../numbers'
import type { Outcome, Provider } from '../provider'

export type Delivery = Outcome | { is: 'withheld' | 'limited'; why: string }

export function createTextSender({
  numbers,
  daily,
  provider,
  reportTo,
}: {
  numbers: Numbers
  daily: Pick<DailyCount, 'take'>
  provider: Provider
  reportTo: (cause: string) => string
}): (text: OutgoingText) => Promise<Delivery> {
  return async ({ _id, key, period, to, body, tries }) => {
    if (to === undefined || body === undefined) {
      return { is: 'withheld', why: 'Its words were erased before it was sent.' }
    }
    // A text counts once, however often it is tried.
    if (tries <= 1) {
      if (!(await daily.take(key, perDay.textsOfNumber)))
        return { is: 'limited', why: 'This number reached its limit of texts for today.' }
      if (!(await daily.take('texts', perDay.texts)))
        return { is: 'limited', why: 'The daily limit of texts was reached.' }
    }
    // Checked last, right before sending: STOP may have come a moment ago.
    const number = await numbers.find(key)
    if (number?.state === 'stopped') {
      return { is: 'withheld', why: 'The number sent STOP.' }
    }
    if (!number || number.period !== period || numbers.keyOf(to) !== key) {
      return { is: 'withheld', why: 'The number didn’t ask for this text.' }
    }
    return provider.send({ to, body, reportTo: reportTo(_id) })
  }
}
