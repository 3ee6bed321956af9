import { expect, test } from 'vitest'
import { partOf } from '#server/resources/range'

test.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-1', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=99999999999999999999-', 'none'],
] as const)('of 100 bytes, the range %j is %j', (header, part) =>
  expect(partOf(header, 100)).toEqual(part),
)
