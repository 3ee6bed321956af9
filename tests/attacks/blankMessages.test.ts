/** Invisible text is not a message, name or comment; text in any script is. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBlank } from '#shared/blank'
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { tidyMessage } from '#shared/messageText'
import { connectPerson, messagesOf, type Person, until } from '../chat/world'
import { cookieOf } from '../cookieOf'
import { readInteractions, signIn } from '../faults/admin'
import { type RunningServer, startServer } from '../runningServer'

const unseen: Record<string, string> = {
  spaces: ' \t\n\u00a0\u2003\u3000',
  'a zero-width space': '\u200b',
  'joiners and non-joiners': '\u200d\u200c\u2060\ufeff',
  'marks of direction': '\u200e\u200f\u202a\u202e\u2066\u2069\u061c',
  'soft hyphens': '\u00ad\u00ad',
  'control characters': '\u0001\u0007\u0085\u009f',
  'Hangul fillers': '\u3164\u115f\u1160\uffa0',
  'a braille blank': '\u2800',
  'variation selectors': '\ufe0f\u{e0101}',
  'lone combining marks': '\u0301\u20e3\u034f',
  'invisible tags': '\u{e0041}\u{e007f}',
  'all of it with line ends': '\r\n\u200b\r\n \u2800\r\n',
}
const seen = [
  '?',
  '👍',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣',
  '🇺🇸',
  'نامه‌ای',
  'क्‍ष',
  'ශ්‍රී',
  'ค่า',
  'é',
  'e\u0301',
  '한글',
  '⠓⠑⠇⠇⠕',
  '\u200bhidden\u200b',
  '\u202eabc',
  '\ue000',
]

describe.each(Object.entries(unseen))('%s', (_, text) => {
  test('is a blank message', () => {
    expect(isBlank(text)).toBe(true)
    expect(tidyMessage(text)).toBe('')
  })
})

test.each(seen)('%j is a message and is stored as written', (text) => {
  expect(isBlank(text)).toBe(false)
  expect(tidyMessage(text)).toBe(text)
})

test('control characters are removed, line breaks and tabs are kept', () => {
  expect(tidyMessage('\u0000a\u0001\tb\u007f\u0085\r\nc\u001b[1m\rd\u009f')).toBe('a\tb\nc[1m\nd')
  expect(tidyMessage(`门${'\u0001'.repeat(1_997)}?`)).toBe('门?')
})

test('any visible letter, digit, sign or emoji survives among invisible characters', () => {
  const sign = fc.constantFrom(...seen.filter((text) => text !== '\ue000'), 'a', '7', '字')
  const around = fc.string({ unit: fc.constantFrom(...Object.values(unseen).join('')) })
  fc.assert(
    fc.property(around, sign, around, (before, text, after) => {
      expect(tidyMessage(before + text + after)).toContain(text)
    }),
  )
})

describe('the server', () => {
  let server: RunningServer
  let visitor: Person<typeof visitorEvents, ToVisitor>
  beforeAll(async () => {
    server = await startServer()
    const headers = { origin: server.url }
    const reply = await fetch(`${server.url}/api/chat/open`, { method: 'POST', headers })
    visitor = await connectPerson(server.url, '/visitor', cookieOf(reply))
  })
  afterAll(async () => {
    visitor.close()
    await server.remove()
  })

  test('refuses and stores no message of invisible characters', async () => {
    for (const text of Object.values(unseen)) {
      const reply = await visitor.attempt('send', { id: randomUUID(), text })
      expect([text, reply]).toMatchObject([text, { error: { code: 'invalid' } }])
    }
    expect(await readInteractions(server.url, await signIn(server.url))).toEqual([])
  })

  test('stores the mark but not a comment of invisible characters', async () => {
    const id = randomUUID()
    await visitor.ask('send', { id, text: '👩‍👩‍👧‍👦?' })
    await until(() => messagesOf(visitor).some(({ answer }) => answer.status === 'done'))
    const marked = await visitor.ask('feedback', { id, helpful: true, comment: '\u200b\u2800' })
    expect(marked).toMatchObject({ text: '👩‍👩‍👧‍👦?', feedback: { helpful: true } })
    expect(marked.feedback).not.toHaveProperty('comment')
  })

  test('refuses a quote request whose name is invisible', async () => {
    for (const [name, status] of [
      ['\u200b', 400],
      ['\u3164\ufe0f', 400],
      ['Zoë', 200],
    ] as const) {
      const form = { name, phone: '202-555-0100', propertyType: 'home', entrances: 1 }
      const reply = await fetch(`${server.url}/api/contact/requests`, {
        method: 'POST',
        headers: { origin: server.url, 'content-type': 'application/json' },
        body: JSON.stringify({ id: randomUUID(), ...form }),
      })
      expect([name, reply.status]).toEqual([name, status])
    }
  })
})
