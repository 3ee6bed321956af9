/** External services: suggestions by a language model, and the progress of embeddings. */
import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { EntryRecord } from '#shared/knowledge/records'
import { repliesWith, type StandIn, says, startStandIn } from '../whisper/model/standIn'
import { haveSession } from './adminPeople'
import { test as base, expect } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'
import { openPanel, say } from './visitor'

interface Embedder {
  url: string
  /** Handles the texts sent from now on, and the calls after them. */
  behave: (texts: string[], reply: ServerResponse) => void
}

const vectors = (texts: string[]) =>
  JSON.stringify({ data: texts.map((_, index) => ({ index, embedding: [1, index % 7, 2] })) })

const test = base.extend<{ model: StandIn; embedder: Embedder }>({
  // Playwright requires a destructured parameter.
  model: async ({}, use) => {
    const standIn = await startStandIn()
    await use(standIn)
    await standIn.close()
  },
  // Playwright requires a destructured parameter.
  embedder: async ({}, use) => {
    const server = createServer(async (request, reply) => {
      let sent = ''
      for await (const piece of request) sent += piece
      reply.setHeader('content-type', 'application/json')
      embedder.behave(JSON.parse(sent).input, reply)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    const embedder: Embedder = { url, behave: (texts, reply) => reply.end(vectors(texts)) }
    await use(embedder)
    server.closeAllConnections()
    server.close()
  },
  serverEnv: async ({ model, embedder }, use) =>
    use({
      LLM_URL: model.url,
      LLM_MODEL: 'stand-in-large',
      LLM_DAILY_TOKENS: '20000',
      EMBEDDINGS_URL: embedder.url,
      EMBEDDINGS_MODEL: 'stand-in-embeddings',
    }),
})
test.use(still)

const patient = { timeout: 30_000 }
const headers = { 'sec-fetch-site': 'same-origin' }
const settings = async (page: Page) => {
  await haveSession(page)
  await page.goto('/admin/whisper/settings')
}
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) })

test('ways the language model suggests are accepted into the draft, dismissed, and saved with it', async ({
  page,
  model,
}) => {
  await haveSession(page)
  const id = randomUUID()
  const data = {
    id,
    category: 'pricing',
    title: 'Paying',
    tags: ['card'],
    publish: true,
    content: '## Cards\n\nAll of them.\n\n## Installments\n\nIn 3 or 6 months.',
    sections: [
      { id: 'cards', heading: 'Cards', ways: [], never: [] },
      {
        id: 'installments',
        heading: 'Installments',
        never: [],
        ways: [{ text: 'monthly', from: 'pick' }],
      },
    ],
  }
  expect((await page.request.post('/api/knowledge', { data, headers })).ok()).toBe(true)
  await page.goto(`/admin/whisper/knowledge-base/${id}#installments`)
  const ask = page.getByRole('button', { name: 'Suggest with the language model' })
  model.behave = says(
    'can i spread it out\nis there a payment plan\n<b>bold</b>\nmonthly\nover 12 months\nlater',
  )
  await ask.press('Enter')
  const list = page.getByRole('list', { name: 'Suggested ways' })
  await expect(list.getByRole('listitem')).toHaveText([
    /can i spread it out.*Suggested by the language model/,
    /is there a payment plan/,
    /later/,
  ])
  await expect(page.getByText('3 ways suggested.')).toBeVisible()
  await expectFits(page)

  await page.getByRole('button', { name: 'Accept: can i spread it out' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Accept: is there a payment plan' })).toBeFocused()
  await page.getByRole('button', { name: 'Dismiss: is there a payment plan' }).press('Enter')
  await page.getByRole('button', { name: 'Dismiss: later' }).press('Enter')
  await expect(ask).toBeFocused()
  await expect(page.getByRole('button', { name: 'Remove “can i spread it out”' })).toBeVisible()
  await expect(page.getByText('1 change not published')).toBeVisible()
  const read = async (): Promise<EntryRecord> =>
    (await page.request.get(`/api/knowledge/${id}`)).json()
  expect((await read()).words.sections[1]?.ways).toHaveLength(1)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  const { words, published } = await read()
  expect(words.sections[1]?.ways).toEqual([
    { text: 'monthly', from: 'pick' },
    { text: 'can i spread it out', from: 'model' },
  ])
  expect(published?.sections[1]?.ways).toHaveLength(1)

  model.behave = repliesWith(500, 'no')
  await ask.click()
  await expect(page.getByText('The language model refused (status 500).')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(0)

  await settings(page)
  await expect(card(page, 'Language model')).toContainText('stand-in-large')
  await expect(card(page, 'Language model')).toContainText(/[1-9]\d* of 20,000 tokens used today/)
})

test('Settings show the progress of embedding all texts, and errors', async ({
  page,
  browser,
  server,
  embedder,
}) => {
  let waiting: (() => void) | undefined
  let batches = 0
  embedder.behave = (texts, reply) => {
    batches += 1
    if (batches === 1) reply.end(vectors(texts))
    else waiting = () => reply.end(vectors(texts))
  }
  await settings(page)
  const meaning = card(page, 'Semantic search')
  await expect(meaning).toContainText('Starts with the next question')
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  await visitor.goto('/about')
  await say(await openPanel(visitor), 'How much is a sign?')
  await expect(async () => {
    await page.reload()
    await expect(meaning).toContainText('32 of', { timeout: 1_000 })
  }).toPass(patient)
  const bar = meaning.getByRole('progressbar', { name: 'Texts embedded' })
  await expect(meaning).toContainText(/32 of [\d,]+$/)
  await expect(meaning).toContainText('stand-in-embeddings')
  await expect(bar).toHaveAttribute('value', '32')
  await expectFits(page)

  embedder.behave = (texts, reply) => reply.end(vectors(texts))
  waiting?.()
  await expect(meaning).toContainText(/All [\d,]+ texts embedded/, patient)
  await expect(bar).toHaveCount(0)

  embedder.behave = (_, reply) => reply.writeHead(503).end()
  const data = {
    id: randomUUID(),
    category: 'pricing',
    title: 'Flutes',
    tags: [],
    content: 'We lend flutes for a term.',
    sections: [],
    publish: true,
  }
  expect((await page.request.post('/api/knowledge', { data, headers })).ok()).toBe(true)
  await expect(async () => {
    await page.reload()
    await expect(meaning).toContainText('For now, Whisper matches by words alone.', {
      timeout: 2_000,
    })
  }).toPass(patient)
  await expect(meaning).toContainText('The service isn’t working: status 503.')
  await expectFits(page)
})

test.describe('without a language model', () => {
  test.use({ serverEnv: {} })

  test('Settings explain how to set one up, and no button offers its features', async ({
    page,
  }) => {
    await settings(page)
    await expect(card(page, 'Semantic search')).toContainText('Off. Set EMBEDDINGS_MODEL')
    await expect(card(page, 'Language model')).toContainText('Off. Set LLM_URL and LLM_MODEL')
    await expectFits(page)
    await page.goto('/admin/whisper/knowledge-base/new')
    await expect(page.getByText('Ways people ask this')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Suggest with' })).toHaveCount(0)
  })
})
