/** Live Chats by conversation, and pending erasures. */
import type { Locator, Page } from '@playwright/test'
import { anotherAdmin, expectLive, haveSession, type Talking, visitorAt } from './adminPeople'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'

test.use({ ...still, viewport: { width: 1440, height: 900 } })

const path = '/admin/whisper/live-chats?view=conversations'
const listOf = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
const rowsOf = (page: Page) => listOf(page).getByRole('button')

async function openList(page: Page): Promise<void> {
  await haveSession(page)
  await page.goto(path)
  await expectLive(page)
}

/** Each has said one thing, in order, and has an answer. */
async function crowd(server: { url: string }, many: number): Promise<Talking[]> {
  const visitors: Talking[] = []
  for (let n = 0; n < many; n += 1) {
    const visitor = await visitorAt(server)
    await visitor.say(`Person ${n} asks.`)
    visitors.push(visitor)
  }
  for (const visitor of visitors) await visitor.allAnswered()
  return visitors
}

/** The short code that tells admins the visitors of rows apart. */
const nameOf = async (row: Locator) => (await row.locator('b').first().innerText()).trim()

test('a message moves its conversation up on every screen without losing focus or scroll position', async ({
  page,
  browser,
  server,
}) => {
  const visitors = await crowd(server, 14)
  await openList(page)
  const other = await anotherAdmin(browser, server.url)
  await other.goto(path)
  for (const admin of [page, other]) await expect(rowsOf(admin)).toHaveCount(14)
  const name = await nameOf(rowsOf(page).nth(2))
  await rowsOf(page).nth(2).focus()
  await visitors[0]?.say('The first person again.')
  for (const admin of [page, other]) {
    await expect(rowsOf(admin).first()).toContainText('2 messages')
    await expect(rowsOf(admin)).toHaveCount(14)
  }
  const focused = rowsOf(page).filter({ hasText: name })
  await expect(focused).toBeFocused()
  await expect(rowsOf(page).nth(3)).toContainText(name)

  await listOf(page).evaluate((list) => list.scrollTo(0, 500))
  const seen = rowsOf(page).nth(7)
  const read = rowsOf(page).filter({ hasText: await nameOf(seen) })
  const before = await read.boundingBox()
  await visitors[1]?.say('The second person again.')
  await visitors[1]?.allAnswered()
  await expect(rowsOf(other).first()).toContainText('2 messages')
  await expect(rowsOf(page).first()).toContainText('2 messages')
  await expect(rowsOf(page).nth(1)).toContainText('2 messages')
  expect(await read.boundingBox()).toEqual(before)
})

test('a teammate reads a conversation and sees what came since; the URL identifies it', async ({
  page,
  browser,
  server,
}) => {
  const [first, second] = await crowd(server, 2)
  await openList(page)
  const other = await anotherAdmin(browser, server.url)
  await other.goto(path)
  for (const admin of [page, other]) await expect(rowsOf(admin).first()).toContainText('1 unread')
  await page.keyboard.press('j')
  await expect(page.getByRole('list', { name: 'What was said' })).toContainText('Person 1 asks.')
  await expect(page).toHaveURL(/view=conversations&open=/)
  // Both pages belong to the same teammate.
  for (const admin of [page, other]) {
    await expect(rowsOf(admin).first()).not.toContainText('unread')
    await expect(rowsOf(admin).nth(1)).toContainText('1 unread')
  }
  await second?.say('And one more.')
  await expect(rowsOf(page).first()).toContainText('2 messages')
  await expect(rowsOf(page).first()).not.toContainText('unread')
  await first?.say('And I, too.')
  await expect(rowsOf(page).first()).toContainText('2 unread')
  await expect(page.getByRole('list', { name: 'What was said' })).toContainText('And one more.')
  await page.reload()
  await expect(page.getByRole('list', { name: 'What was said' })).toContainText('And one more.')
  await expect(rowsOf(page).first()).toContainText('2 unread')
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect(rowsOf(page).nth(1)).toContainText('With you')
  await expect(rowsOf(other).nth(1)).toContainText('With you')
})

test('what a teammate wrote before they end a chat is there before its end', async ({
  page,
  server,
}) => {
  await crowd(server, 1)
  await openList(page)
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Take over' }).click()
  const said = page.getByRole('list', { name: 'What was said' })
  await expect(said).toContainText('took over')
  // A slow line: the first reply is not stored before End is pressed.
  let release = () => {}
  const isEnding = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/chat/conversations/*/replies', async (route) => {
    await isEnding
    await route.continue()
  })
  const box = page.getByLabel('Reply', { exact: true })
  for (const words of ['Tomorrow at nine.', 'Goodbye!']) {
    await box.fill(words)
    await box.press('Enter')
  }
  const ends: string[] = []
  page.on('request', (request) =>
    ends.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''),
  )
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(box).toBeVisible()
  release()
  await expect(said).toContainText('ended the chat')
  expect(ends.filter((one) => one === 'replies' || one === 'end')).toEqual(['replies', 'end'])
  await expect(said.getByRole('listitem').last()).toContainText('ended the chat')
  await expect(said.getByText('Not sent')).toHaveCount(0)
})

test('filters and search apply to conversations, live, and older ones load', async ({
  page,
  server,
}) => {
  const visitors = await crowd(server, 33)
  await openList(page)
  await expect(rowsOf(page).filter({ hasText: 'unread' })).toHaveCount(30)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(rowsOf(page).filter({ hasText: 'unread' })).toHaveCount(33)
  await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.type('elephan')
  await expect(page.getByText('No match')).toBeVisible()
  await visitors[3]?.say('Would it lift two Éléphants?')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('two Éléphants?')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Positive Feedback 0' }).click()
  await expect(page.getByText('No such feedback yet')).toBeVisible()
  const id = (await visitors[4]?.say('Do my visitors need an app?')) ?? ''
  await visitors[4]?.mark(id, true)
  await expect(rowsOf(page)).toHaveCount(1)
})

test('the page fits each screen; a phone shows the list or the conversation', async ({
  page,
  server,
}) => {
  await openList(page)
  await expect(page.getByText('No interactions yet')).toBeVisible()
  await crowd(server, 3)
  await expect(rowsOf(page)).toHaveCount(3)
  await expectFits(page)
  await rowsOf(page).first().click()
  await expect(page.getByRole('list', { name: 'What was said' })).toContainText('Person 2 asks.')
  await expectFits(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(listOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'All conversations' }).click()
  await expect(rowsOf(page)).toHaveCount(3)
})

test('pending erasure requests are counted and decided by admins; agents don’t see them', async ({
  page,
  browser,
  server,
}) => {
  const [visitor] = await crowd(server, 2)
  await openList(page)
  await expect(rowsOf(page)).toHaveCount(2)
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/admin/dashboard')
  await expectLive(elsewhere)
  await visitor?.erase()
  const count = elsewhere.getByRole('link', { name: /^Erasure requests/ })
  await expect(count).toContainText('1')
  await expect(rowsOf(page).filter({ hasText: 'Erasure requested' })).toHaveCount(1)
  const { password } = await (
    await page.request.post('/api/team', {
      data: { name: 'Marcus', role: 'agent', email: '' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  ).json()
  const agents = await browser.newContext({ baseURL: server.url })
  const agent = await agents.newPage()
  const headers = { 'sec-fetch-site': 'same-origin' }
  await agent.request.post('/api/session/admin', { data: { password }, headers })
  await agent.goto(path)
  await expect(rowsOf(agent).filter({ hasText: 'Erasure requested' })).toHaveCount(1)
  await expect(agent.getByRole('button', { name: /^Erasure requests/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Erasure requests 1' }).click()
  const waiting = page
    .getByRole('navigation', { name: 'Pending erasure requests' })
    .getByRole('button')
  await waiting.click()
  await expect(page.getByRole('list', { name: 'What was said' })).toContainText('Person 0 asks.')
  await expect(page.getByRole('button', { name: 'Take over' })).toHaveCount(0)
  await expectFits(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Approve erasure' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve erasure' }).click()
  await expect(page.getByText('No erasure requests')).toBeVisible()
  await expect(count).toHaveCount(0)
  await expect(rowsOf(agent)).toHaveCount(1)
  await expect(page.getByText('Person 0 asks.')).toHaveCount(0)
})
