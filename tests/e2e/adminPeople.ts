/** Helpers for admins in a browser, and for visitors on real sockets. */
import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { io } from 'socket.io-client'
import { passwords, type RunningServer } from '../runningServer'

export async function signIn(page: Page, password: string = passwords.admin): Promise<void> {
  await page.getByPlaceholder('Admin password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in through the API; adminSignIn.test.ts tests the page. */
export async function haveSession(page: Page, password: string = passwords.admin): Promise<void> {
  const reply = await page.request.post('/api/session/admin', {
    data: { password },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(reply.ok()).toBe(true)
}

/** Signs in and opens Live Chats, waiting until the list is live. */
export async function openLiveChats(page: Page): Promise<void> {
  await haveSession(page)
  await page.goto('/admin/whisper/live-chats')
  await expectLive(page)
}

export async function expectLive(page: Page): Promise<void> {
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 })
}

/** An admin in another browser, on Live Chats. */
export async function anotherAdmin(
  browser: Browser,
  baseURL: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })
  const page = await context.newPage()
  await openLiveChats(page)
  return page
}

export function cardOf(page: Page, words: string): Locator {
  return page.getByRole('article').filter({ hasText: words })
}

export async function choose(page: Page, filter: 'All' | 'Positive' | 'Negative'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${filter}`) }).click()
}

/** Text of each card, newest first. */
export async function readList(page: Page): Promise<string[]> {
  const cards = await page.getByRole('article').allInnerTexts()
  return cards.map((text) => text.replace(/\s+/g, ' '))
}

export interface Talking {
  /** Resolves to the message's id once it is stored. */
  say(text: string): Promise<string>
  /** Resolves once Whisper has answered everything. */
  allAnswered(): Promise<void>
  /** Picks the offer with this title, once it is there. */
  pick(id: string, title: string): Promise<void>
  /** Gives feedback once the answer is there. */
  mark(id: string, helpful: boolean, comment?: string): Promise<void>
  erase(): Promise<void>
  close(): void
}

/** A visitor with an open panel, without a browser. */
let people = 0

/** With an address of their own, for a server that trusts its proxy (TRUST_PROXY). */
export async function visitorAt(server: Pick<RunningServer, 'url'>): Promise<Talking> {
  const origin = server.url
  people += 1
  const from = { origin, 'x-forwarded-for': `10.1.${people >> 8}.${people & 255}` }
  const reply = await fetch(`${origin}/api/chat/open`, { method: 'POST', headers: from })
  const cookie = reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const socket = io(`${origin}/visitor`, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { ...from, cookie },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  let conversationId = ''
  async function ask(event: string, input: object) {
    const reply = await socket.timeout(10_000).emitWithAck(event, input)
    if ('error' in reply) throw new Error(reply.error.message)
    return reply.data
  }
  const said = new Set<string>()
  const answered = new Map<string, readonly { id: string; title: string }[]>()
  socket.on('message', ({ id, answer }) => {
    if (answer.status !== 'waiting') answered.set(id, answer.offers)
  })
  await ask('join', {})
  await ask('panel', { open: true })
  return {
    async say(text) {
      const id = randomUUID()
      said.add(id)
      const message = await ask('send', { id, text, page: '/residential' })
      conversationId = message.conversationId
      return id
    },
    async allAnswered() {
      const waiting = () => [...said].filter((id) => !answered.has(id))
      await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
    },
    async pick(id, title) {
      const offer = () => answered.get(id)?.find((one) => one.title === title)
      await expect.poll(offer, { timeout: 30_000 }).toBeDefined()
      const pick = { messageId: id, offer: offer()?.id }
      const own = randomUUID()
      said.add(own)
      await ask('send', { id: own, text: title, pick })
    },
    async mark(id, helpful, comment) {
      await expect.poll(() => answered.has(id)).toBe(true)
      await ask('feedback', { id, helpful, ...(comment === undefined ? {} : { comment }) })
    },
    erase: () => ask('erase', { conversationId }),
    close: () => void socket.disconnect(),
  }
}
