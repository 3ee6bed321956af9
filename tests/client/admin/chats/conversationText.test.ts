import { expect, test } from 'vitest'
import { conversationText } from '../../../../client/admin/chats/conversation/conversationText'
import { companyTime } from '../../../../client/admin/ui/companyTime'
import { interaction } from './interaction'

test('a conversation as text has every message in order, with the feedback', () => {
  const at = Date.parse('2026-11-21T14:36:15Z')
  const second = interaction(at + 60_000, { page: '/system' })
  const feedback = { helpful: false, comment: 'Two prices.' }
  const first = interaction(at, { userMessage: 'Hi', botResponse: 'Hello', feedback })
  expect(conversationText('58c1-e07a', [second, first], companyTime('America/New_York'))).toBe(
    `Conversation with visitor 58c1-e07a

2026-11-21 9:36:15 AM, on /
User: Hi
Whisper: Hello
Feedback: Not helpful
Two prices.

2026-11-21 9:37:15 AM, on /system
User: Question ${at + 60_000}
Whisper: Answer ${at + 60_000}
`,
  )
})

test('a conversation as text includes choices and picks', () => {
  const offers = [
    { id: 'a', title: 'Warranty' },
    { id: 'b', title: 'Repairs' },
  ]
  const asks = interaction(1, { botResponse: 'Which?', answer: { status: 'done', offers } })
  const pick = { messageId: asks.id, offer: 'b', title: 'Repairs' }
  const chose = interaction(2, { userMessage: '2', pick, botResponse: 'We repair it.' })
  const text = conversationText('58c1-e07a', [chose, asks], companyTime('America/New_York'))
  expect(text).toContain('Whisper: Which?\n- Warranty\n- Repairs\n')
  expect(text).toContain('User: 2\nChose: Repairs\nWhisper: We repair it.')
})
