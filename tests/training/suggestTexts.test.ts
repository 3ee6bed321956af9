/** The texts suggested for a taught answer's regression question to require. */
import { expect, test } from 'vitest'
import { contains } from '#shared/training/contains'
import { suggestTexts } from '#shared/training/suggestTexts'
import { cpuTime } from '../cpuTime'

test.each([
  ['It costs $47/month and takes 2-4 hours.', ['$47', '2-4 hours']],
  ['Call 202-555-0142.', ['202-555-0142']],
  ['It uses **AES-256** and costs $1,260.50.', ['AES-256', '$1,260.50']],
  ['Yes, your smart watch can answer the gate.', ['answer', 'watch']],
  ['', []],
  ['No.', []],
  ['1 2 3 4 5', ['1', '2', '3']],
])('suggested texts for the answer %j', (answer, texts) => {
  const suggested = suggestTexts(answer, 'does it work with my smart phone')
  expect(suggested).toEqual(texts)
  for (const text of suggested) expect(contains(answer.replaceAll('*', ''), text)).toBe(true)
})

test('endless words take no time', () => {
  const began = cpuTime()
  for (const piece of ['1,', 'a-', '1-1.', '* ', 'a1']) suggestTexts(piece.repeat(10_000), 'x')
  expect(cpuTime() - began).toBeLessThan(2_000)
})
