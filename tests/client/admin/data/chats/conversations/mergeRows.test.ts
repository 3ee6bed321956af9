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
  ...{ id, place: `${at}_${id}`, visitor: `Visitor ${id}`, channel: 'chat', page: '/' },
  ...{ startedAt: 1, lastAt: at, messages: 5, unread, state: { kind: 'whisper' } },
})
const ids = ({ rows }: LoadedRows) => rows.map(({ id }) => id).join('')
const loaded: LoadedRows = { rows: [row('c', 30), row('b', 20), row('a', 10)], next: '10_a' }

describe('the list of conversations', () => {
  test('one that moved stands first, once; a new one where it belongs', () => {
    expect(ids(mergeRows(loaded, ['a'], [row('a', 40)]))).toBe('acb')
    expect(ids(mergeRows(loaded, ['d'], [row('d', 25)]))).toBe('cdba')
  })

  test('what is asked for and not there any more goes', () => {
    expect(ids(mergeRows(loaded, ['b', 'x'], []))).toBe('ca')
  })

  test('what is older than all that is loaded waits for its page, unless all is loaded', () => {
    expect(ids(mergeRows(loaded, ['z'], [row('z', 5)]))).toBe('cba')
    expect(ids(mergeRows({ ...loaded, next: null }, ['z'], [row('z', 5)]))).toBe('cbaz')
  })

  test('an older page joins its end, without whoever has moved up since', () => {
    const page = { rows: [row('c', 9), row('z', 5)], next: '5_z' }
    const whole = appendRows(loaded, '10_a', page)
    expect([ids(whole), whole.next]).toEqual(['cbaz', '5_z'])
    expect(whole.rows[0]).toMatchObject({ id: 'c', lastAt: 30 })
    expect(appendRows(loaded, '11_a', page)).toBe(loaded)
  })

  test('a list that grows for days ends where its next page begins', () => {
    const many = Array.from({ length: maxRows }, (_, n) => row(`n${n}`, 1_000 - n))
    const grown = mergeRows({ rows: many, next: null }, ['new'], [row('new', 2_000)])
    expect(grown.rows).toHaveLength(maxRows)
    expect(grown.next).toBe(grown.rows.at(-1)?.place)
  })

  test('read up to a message, the others are unread; never more than before', () => {
    const unreadOf = (seq: number) =>
      markRead({ rows: [row('a', 1, 3)], next: null }, 'a', seq).rows[0]?.unread
    expect([4, 5, 9, 1].map(unreadOf)).toEqual([1, 0, 0, 3])
  })
})
