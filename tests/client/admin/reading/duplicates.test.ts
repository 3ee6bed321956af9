/** Duplicates are marked; texts that only resemble an entry aren't. */
import { expect, test } from 'vitest'
import { likenesses } from '../../../../client/admin/reading/readers/duplicates'

const power = {
  title: 'Power',
  content:
    'The system needs power at the gate and cellular coverage. A technician checks both before the installation and tells you what is missing.',
}
const like = (content: string, title = 'Power') => likenesses([{ title, content }], [power])[0]

test.each<[what: string, title: string, content: string, isSame: boolean | undefined]>([
  ['the same words', 'Power', power.content, true],
  [
    'written in another way',
    ' POWER ',
    power.content.replace('. A', '.\n\n* A').toUpperCase(),
    true,
  ],
  ['nearly the same', 'Power', power.content.replace('is missing', 'is still missing'), false],
  ['under another title', 'What it needs', power.content, false],
  [
    'with much more',
    'Power',
    `${power.content} ${'It also needs a sign that visitors can see from their cars. '.repeat(3)}Without one nobody knows whom to call, and the gate stays closed.`,
    undefined,
  ],
  [
    'about the same',
    'Power',
    'The system needs coverage at the gate. Our technicians check the power.',
    undefined,
  ],
])('%s', (_, title, content, isSame) => {
  expect(like(content, title)?.isSame).toBe(isSame)
})

test('of two sections with the same content the second is marked with the first one’s place', () => {
  const other = { title: 'Signal', content: 'LTE.' }
  expect(likenesses([other, power, other], [])).toEqual([
    undefined,
    undefined,
    { of: 'section', at: 0, isSame: true },
  ])
})
