/** The beginning of an entry, as the list shows it. */
import { expect, test } from 'vitest'
import { toSummary } from '#server/knowledge/present'
import type { KnowledgeRecord } from '#server/knowledge/record'
import { cpuTime } from '../cpuTime'
import { someWords } from './admin'

const excerptOf = (content: string) => {
  const record: KnowledgeRecord = {
    ...someWords(),
    content,
    _id: 'a',
    rev: 1,
    status: 'draft',
    version: 0,
    versions: [],
    lastUpdated: new Date(0),
    origin: { kind: 'written' },
  }
  return toSummary(record).excerpt
}

test('headings and list markers are removed', () => {
  expect(excerptOf('# Cards\nWe take:\n\n  - Visa\n\t* Amex\n\n\n1. **others**')).toBe(
    'We take: Visa Amex others',
  )
})

test('many empty lines are processed in linear time', () => {
  const timeOf = (content: string) => {
    const started = cpuTime()
    for (let n = 0; n < 300; n += 1) excerptOf(content)
    return cpuTime() - started
  }
  const words = Math.max(timeOf('some words '.repeat(72)), 10)
  expect(timeOf(`a${'\n'.repeat(798)}b`)).toBeLessThan(5 * words)
})
