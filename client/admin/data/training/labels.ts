/** Labels for training. */
import type { Against } from '#shared/training/records'
import type { Expectation } from '#shared/training/rules'
import { countOf } from '../../ui/countText'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export function expectationLabel(expectation: Expectation): string {
  if (expectation.kind === 'admits') return 'Must admit that it doesn’t know'
  return `Must contain ${list.format(expectation.texts.map((text) => `“${text}”`))}`
}

export const againstLabels: Record<Against, string> = { draft: 'Draft', published: 'Published' }

export function questionCount(count: number): string {
  return countOf(count, 'question')
}
