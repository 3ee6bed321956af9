/** A language model's part in an answer: the outcome, the time taken and the tokens used. */
import type { ModelUse } from '#shared/whisper/answer'
import { inMs } from '../../common/answers'

const outcomes: Record<ModelUse['outcome'], string> = {
  said: 'answer used',
  declined: 'found no answer in the passages',
  unreachable: 'unreachable or interrupted',
  refused: 'refused to answer',
  silent: 'took too long to begin',
  slow: 'took too long',
  unreadable: 'sent something unreadable',
  empty: 'sent an empty reply',
  'too-long': 'sent too long a reply',
  unsupported: 'gave figures or addresses that aren’t in the passages',
  unfit: 'sent formatting or links',
}

export function modelLabel({ name, outcome, tokens, firstMs, tookMs }: ModelUse): string {
  const sum = tokens.prompt + tokens.completion
  return [
    `${name} ${outcomes[outcome]}`,
    `${tokens.isCounted ? '' : 'about '}${sum.toLocaleString('en-US')} tokens`,
    firstMs === undefined ? '' : `first word after ${inMs(firstMs)}`,
    `${inMs(tookMs)} in all`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}
