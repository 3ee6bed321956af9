/** The save bar's short summary of changes. */
import { expect, test } from 'vitest'
import type { EntryContent } from '#shared/knowledge/rules'
import type { EntrySection } from '#shared/knowledge/sections'
import { changesBetween } from '../../../../client/admin/knowledge/changes/changesBetween'
import { summarizeChanges } from '../../../../client/admin/knowledge/changes/summarizeChanges'

const section = (id: string, ways: string[] = [], heading = id): EntrySection => ({
  id,
  heading,
  never: [],
  ways: ways.map((text) => ({ text, from: 'written' })),
})
function wordsOf(sections: EntrySection[], texts: Record<string, string> = {}): EntryContent {
  const content = sections.map((one) => `## ${one.heading}\n\n${texts[one.id] ?? 'As it was.'}`)
  return {
    category: 'pricing',
    title: 'Paying',
    tags: ['card'],
    content: content.join('\n\n'),
    sections,
  }
}
const before = wordsOf([section('Cards', ['visa']), section('Checks'), section('Cash')])

test.each<[string, EntryContent, string]>([
  ['nothing', before, ''],
  ['fields', { ...before, title: 'Paying us', tags: [] }, 'title, tags'],
  [
    'two texts and the title',
    { ...wordsOf(before.sections, { Cards: 'New.', Cash: 'New.' }), title: 'Paying us' },
    'title, 2 sections',
  ],
  [
    'heading, text and ways of one section',
    wordsOf(
      [section('Cards', ['amex', 'do you take visa'], 'All cards'), ...before.sections.slice(1)],
      {
        Cards: 'New.',
      },
    ),
    '1 section',
  ],
  [
    'one removed and one added',
    wordsOf([section('Cards', ['visa']), section('Checks'), section('Crypto')]),
    '2 sections',
  ],
  [
    'two sections of the same name, both changed',
    wordsOf([
      section('Cards', ['visa']),
      section('Checks', ['by check']),
      section('Cash', ['bills'], 'Checks'),
    ]),
    '2 sections',
  ],
  ['the order', wordsOf(before.sections.toReversed()), 'order of sections'],
  ['a blank line', { ...before, content: `${before.content}\n\n## Soon` }, 'text'],
])('%s', (_, after, said) => {
  expect(summarizeChanges(before, after, changesBetween(before, after))).toBe(said)
})
