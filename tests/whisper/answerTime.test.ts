/** An answer among a thousand entries costs at most half as much again as a plain search for it. */
import { expect, test, vi } from 'vitest'
import { plainSearch, searching } from './answers/plainSearch'
import { manyMore, p95s } from './answers/timing'
import { whisper } from './answers/whisper'
import { knownPassages } from './known'
import { practice } from './labelled/practice/practice'

vi.setConfig({ testTimeout: 80_000 })

test('Whisper takes hardly longer than MiniSearch with its defaults, asked by turns', async () => {
  const passages = [...knownPassages, ...manyMore]
  const contenders = [whisper(passages), searching('MiniSearch', plainSearch(passages))]
  const [ours = Number.POSITIVE_INFINITY, plain = 0] = await p95s(
    contenders,
    practice.filter((_, at) => at % 8 === 0),
  )
  expect(ours).toBeLessThan(plain * 1.5)
})
