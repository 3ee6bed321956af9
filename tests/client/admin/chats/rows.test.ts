import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../../../client/admin/chats/list/rows'
import { companyTime } from '../../../../client/admin/ui/companyTime'
import { interaction } from './interaction'

const { day } = companyTime('America/New_York')

describe('the list of interactions', () => {
  test('is grouped by the company’s days, newest first', () => {
    const afterMidnight = interaction(Date.parse('2026-11-21T05:00:01Z'))
    const beforeMidnight = interaction(Date.parse('2026-11-21T04:59:59Z'))
    const earlier = interaction(Date.parse('2026-11-20T15:00:00Z'))
    const rows = rowsOf([afterMidnight, beforeMidnight, earlier], day)
    expect(rows.map((row) => (row.kind === 'day' ? row.day : [row.isFirst, row.isLast]))).toEqual([
      '2026-11-21',
      [true, true],
      '2026-11-20',
      [true, false],
      [false, true],
    ])
  })

  test('shows an erasure request once per conversation, on its newest card', () => {
    const asked = { erasureAskedAt: 9 }
    const rows = rowsOf(
      [
        interaction(4, { ...asked, conversationId: 'a' }),
        interaction(3, { ...asked, conversationId: 'b' }),
        interaction(2, { ...asked, conversationId: 'a' }),
        interaction(1),
      ],
      day,
    )
    const decides = rows.flatMap((row) => (row.kind === 'card' ? [row.decides] : []))
    expect(decides).toEqual([true, true, false, false])
  })
})
