import { describe, expect, test } from 'vitest'
import type { ConversationRow } from '#shared/chat/conversations/records'
import {
  appendRows,
  type LoadedRows,
  markRead,
  mergeRows,
  maxRows,
} from '../../../../../../client/admin/data/chats/conversations/mergeRows'

const row = (id: string, at: number, unread = 0): ConversationRow => ({
  id,
  place: `${at}_${id}`,
  visitor: `Visitor ${id}`,
  channel: 'chat',
  page: '/',
  startedAt: 1,
  lastAt: at,
  messages: 5,
  unread,
  state: { kind: 'whisper' },
})
const ids = ({ rows }: LoadedRows) => rows.map(({ id }) => id).join('')
const loaded: LoadedRows = { rows: [row('c', 30), row('b', 20), row('a', 10)], next: '10_a' }

describe('the list of conversations', () => {
  test('puts a conversation with news first, once, and a new one in its place', () => {
    expect(ids(mergeRows(loaded, ['a'], [row('a', 40)]))).toBe('acb')
    expect(ids(mergeRows(loaded, ['d'], [row('d', 25)]))).toBe('cdba')
  })

  test('drops a conversation that was requested but no longer exists', () => {
    expect(ids(mergeRows(loaded, ['b', 'x'], []))).toBe('ca')
  })

  test('leaves a row older than the loaded ones to its page, unless all are loaded', () => {
    expect(ids(mergeRows(loaded, ['z'], [row('z', 5)]))).toBe('cba')
    expect(ids(mergeRows({ ...loaded, next: null }, ['z'], [row('z', 5)]))).toBe('cbaz')
  })

  test('appends an older page without rows that have moved up since', () => {
    const page = { rows: [row('c', 9), row('z', 5)], next: '5_z' }
    const whole = appendRows(loaded, '10_a', page)
    expect([ids(whole), whole.next]).toEqual(['cbaz', '5_z'])
    expect(whole.rows[0]).toMatchObject({ id: 'c', lastAt: 30 })
    expect(appendRows(loaded, '11_a', page)).toBe(loaded)
  })

  test('cut at its maximum length, continues with the right next page', () => {
    const many = Array.from({ length: maxRows }, (_, n) => row(`n${n}`, 1_000 - n))
    const grown = mergeRows({ rows: many, next: null }, ['new'], [row('new', 2_000)])
    expect(grown.rows).toHaveLength(maxRows)
    expect(grown.next).toBe(grown.rows.at(-1)?.place)
  })

  test('marking as read up to a message leaves the later ones unread, and never adds any', () => {
    const unreadOf = (seq: number) =>
      markRead({ rows: [row('a', 1, 3)], next: null }, 'a', seq).rows[0]?.unread
    expect([4, 5, 9, 1].map(unreadOf)).toEqual([1, 0, 0, 3])
  })
})
