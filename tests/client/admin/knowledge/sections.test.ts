/** The form by section: content is preserved byte for byte with ids and ways; changes are named. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeContent, type EntryContent } from '#shared/knowledge/rules'
import { matchSections } from '#shared/knowledge/sections'
import { changesBetween } from '../../../../client/admin/knowledge/changes/changesBetween'
import { differOnlyInWays, withWaysOf } from '../../../../client/admin/knowledge/changes/rebase'
import {
  asMarkdown,
  asSections,
  type Draft,
  draftOf,
  newDraft,
  draftContent,
  teachingDraft,
} from '../../../../client/admin/knowledge/entry/draft'
import { isGood, problemsOf } from '../../../../client/admin/knowledge/entry/problems'
import {
  contentOf,
  movedPart,
  newPart,
  partsOf,
  sectionsOf,
  withPart,
} from '../../../../client/admin/knowledge/sections/parts'
import { cpuTime } from '../../../cpuTime'

const written = (text: string) => ({ text, from: 'written' as const })
const content =
  'Before.\n\n#   **Cards** ##\nAll.\n\n\n### Installments\n\nIn 3 months.\n# Part two\n## Fees\nNone.'
const before: EntryContent = normalizeContent({
  category: 'pricing',
  title: 'Paying',
  content,
  tags: ['card'],
  sections: [
    { id: 'intro', heading: '', ways: [], never: [] },
    { id: 'visa', heading: 'Cards', ways: [written('do you take visa')], never: [] },
    { id: 'monthly', heading: 'Installments', ways: [], never: [written('financing')] },
  ],
})
const part = (draft: Draft, key: string) => draft.parts.find((one) => one.key === key)
const change = (key: string, changed: object): EntryContent => {
  const draft = draftOf(before)
  return draftContent({ ...draft, parts: withPart(draft.parts, key, changed) })
}

describe('sections of the content', () => {
  test('keep everything unedited unchanged, whatever the content holds', () => {
    const lines = fc.constantFrom(
      '# A',
      '## B ##',
      '',
      ' ',
      'text',
      '```',
      '    code',
      '#',
      '### C',
    )
    const contents = fc.array(lines, { maxLength: 14 }).map((some) => some.join('\n'))
    fc.assert(
      fc.property(contents, (written) => {
        const words = normalizeContent({ ...before, content: written })
        const parts = partsOf(words.content, words.sections)
        expect(normalizeContent({ ...words, content: contentOf(parts) }).content).toBe(
          words.content,
        )
        expect(matchSections(words.content, sectionsOf(parts))).toEqual(words.sections)
        expect(draftContent(asSections(asMarkdown(draftOf(words))))).toEqual(words)
      }),
    )
  })

  test('don’t include a heading without text, which is only a part', () => {
    const { parts } = draftOf(before)
    expect(parts.map(({ heading, id }) => [heading, id])).toEqual([
      ['', 'intro'],
      ['**Cards**', 'visa'],
      ['Installments', 'monthly'],
      ['Part two', ''],
      ['Fees', 'fees'],
    ])
  })

  test('keep their ids when renamed or moved, and get one when new', () => {
    const draft = draftOf(before)
    const renamed = withPart(draft.parts, 'visa', { heading: 'Which cards?', text: 'Most.' })
    const added = {
      ...newPart(),
      heading: 'Late fees',
      text: '- 1 %\n- 2 %',
      ways: [written('late')],
    }
    const words = draftContent({ ...draft, parts: [...movedPart(renamed, 'monthly', -1), added] })
    expect(words.sections.map(({ id, ways }) => [id, ways.length])).toEqual([
      ['intro', 0],
      ['monthly', 0],
      ['visa', 1],
      ['fees', 0],
      ['late-fees', 1],
    ])
    expect(words.content).toBe(
      'Before.\n\n### Installments\n\nIn 3 months.\n# Which cards?\nMost.\n\n\n# Part two\n## Fees\nNone.\n\n## Late fees\n\n- 1 %\n- 2 %',
    )
  })

  test('keep ids and ways when renamed, cut and pasted as Markdown', () => {
    const draft = asMarkdown(draftOf(before))
    const emptied = { ...draft, markdown: '' }
    const pasted = { ...emptied, markdown: content.replace('**Cards**', 'Which cards?') }
    expect(part(asSections(pasted), 'visa')).toMatchObject({
      heading: 'Which cards?',
      ways: [written('do you take visa')],
    })
  })

  test('need a heading after the first, and text when they have ways', () => {
    const { parts, ...rest } = draftOf(before)
    const wrong = (changed: typeof parts) => {
      const draft = { ...rest, parts: changed }
      return problemsOf(draft, draftContent(draft)).parts
    }
    expect(wrong(parts)).toEqual({})
    expect(wrong(movedPart(parts, 'intro', 1))).toEqual({
      intro: { heading: 'This field is required.' },
    })
    expect(wrong(withPart(parts, 'visa', { text: ' ' }))).toEqual({
      visa: { text: 'This field is required.' },
    })
    const empty = { ...newDraft('pricing', '## Why?\n\n'), title: 'x' }
    expect(isGood(problemsOf(empty, draftContent(empty)))).toBe(false)
    expect(Object.values(problemsOf(empty, draftContent(empty)).parts)).toEqual([
      { text: 'This field is required.' },
    ])
  })
})

describe('publishing changes', () => {
  test('nothing', () => expect(changesBetween(before, before)).toEqual([]))

  test.each([
    [
      'the title',
      change('', {}),
      { ...before, title: 'Payment' },
      [{ kind: 'field', name: 'Title' }],
    ],
    [
      'a heading and a text',
      before,
      change('visa', { heading: 'Which?', text: 'Most.' }),
      [
        { kind: 'heading', before: 'Cards', after: 'Which?' },
        { kind: 'text', section: 'Which?', before: 'All.', after: 'Most.' },
      ],
    ],
    [
      'ways, by what they say',
      before,
      change('visa', { ways: [written('Do you take VISA?'), written('amex')] }),
      [{ kind: 'ways', of: 'way', what: 'added', section: 'Cards', ways: [written('amex')] }],
    ],
    [
      'what is never answered',
      before,
      change('monthly', { never: [] }),
      [{ kind: 'ways', of: 'never', what: 'removed', section: 'Installments' }],
    ],
    [
      'a section that is gone',
      before,
      change('visa', { heading: '', text: '' }),
      [{ kind: 'section', what: 'removed', section: 'Cards' }],
    ],
  ])('%s', (_, was, is, expected) => expect(changesBetween(was, is)).toMatchObject(expected))
})

test('a visitor’s question is neither the title nor a heading of its answer, but a way of asking', () => {
  const question = 'I am Zelda,  can I\npay in zorkmids?'
  const draft = teachingDraft(question)
  expect(problemsOf(draft, draftContent(draft)).fields).toHaveProperty('title')
  const [first] = draft.parts
  const parts = withPart(draft.parts, first?.key ?? '', { text: 'Yes, at 3 to the dollar.' })
  const { title, content, sections } = draftContent({ ...draft, title: 'Money', parts })
  expect([title, content]).toEqual(['Money', 'Yes, at 3 to the dollar.'])
  const ways = [{ text: 'I am Zelda, can I pay in zorkmids?', from: 'queue' }]
  expect(sections).toEqual([{ id: 'text', heading: '', ways, never: [] }])
})

describe('ways of asking that another admin published meanwhile', () => {
  const theirs = change('visa', { ways: [written('amex')] })

  test('are merged into the draft being edited', () => {
    expect(differOnlyInWays(before, theirs)).toBe(true)
    const mine = withPart(draftOf(before).parts, 'visa', {
      text: 'Most.',
      ways: [written('do you take visa'), written('discover')],
    })
    const after = withWaysOf(mine, before, theirs).find(({ key }) => key === 'visa')
    expect(after).toMatchObject({ text: 'Most.', ways: [written('discover'), written('amex')] })
  })

  test('are a conflict when the text changed too', () => {
    expect(differOnlyInWays(before, change('visa', { text: 'Most.' }))).toBe(false)
  })
})

test('computing a draft’s key stays cheap with a hundred sections of a hundred ways', () => {
  const headings = Array.from({ length: 100 }, (_, n) => `Part ${n}`)
  const sections = headings.map((heading, n) => ({
    id: `part-${n}`,
    heading,
    never: [],
    ways: Array.from({ length: 100 }, (_, index) => written(`how do i ask for ${index} of ${n}`)),
  }))
  const long = headings.map((heading) => `## ${heading}\n\nIt is this part.`).join('\n\n')
  const words = normalizeContent({ ...before, content: long, sections })
  let draft = draftOf(words)
  const press = (key: number) => {
    draft = { ...draft, parts: withPart(draft.parts, 'part-57', { text: `Key ${key}.` }) }
    return changesBetween(words, draftContent(draft))
  }
  press(0)
  const began = cpuTime()
  for (let key = 1; key <= 20; key += 1) expect(press(key)).toHaveLength(1)
  expect((cpuTime() - began) / 20, 'milliseconds').toBeLessThan(15)
})
