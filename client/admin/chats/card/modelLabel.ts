/** A language model's part in an answer: the outcome, the time taken and the tokens used. */
import type { ModelUse } from '#shared/whisper/answer'
import { inMs } from '../../common/answers'

const outcomes: Record<ModelUse['outcome'], string> = {
  said: 'its words were taken',
  declined: 'found no answer in the passages',
  unreachable: 'could not be reached, or broke off',
  refused: 'refused to answer',
  silent: 'was silent for too long',
  slow: 'took too long',
  unreadable: 'sent something unreadable',
  empty: 'said nothing',
  'too-long': 'said too much',
  unsupported: 'gave figures or addresses that aren’t in the passages',
  unfit: 'said more than plain words',
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
