/** The dashboard shows the day: it updates live, and looks good when empty. */
import { randomUUID } from 'node:crypto'
import * as quotes from '../quotes/adminAndCustomer'
import { haveSession, signIn, visitorAt } from './adminPeople'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'
import { openPanel } from './visitor'

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

test.use({ ...still, viewport: { width: 1440, height: 1000 } })

test('on the first day every list is empty and says what will appear', async ({ page }) => {
  await haveSession(page)
  await page.goto('/admin/dashboard')
  const now = page.getByRole('navigation', { name: 'Right now' })
  await expect(now.getByRole('link')).toHaveText([
    ...['Waiting for a person0Nobody', 'Open questions0The queue is empty'],
    ...['New requests0From the quote form', 'Accepted today0By customers'],
    'Visitors now0On your site',
  ])
  await expect(page.getByText('Your next visitor appears here')).toBeVisible()
  const start = page.getByRole('region', { name: 'Start here' })
  await expect(start).toContainText('0 of 4 done')
  await expect(start.getByRole('link')).toHaveText(['Add entry', 'Open site'])
  await expect(page.getByText('Each conversation becomes a square here')).toBeVisible()
  await expect(page.getByText(/^0Nothing to compare with last/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tools' }).getByRole('heading')).toContainText([
    ...['Whisper Settings', 'Pricing Calculator', 'Brand Assets', 'Dealer Resources'],
  ])
  await expectFits(page)
})

test('the list of first steps can be hidden for all admins, which can be undone', async ({
  page,
  browser,
  server,
}) => {
  await haveSession(page)
  await page.goto('/admin/dashboard')
  const start = page.getByRole('region', { name: 'Start here' })
  await start.getByRole('button', { name: 'Hide this list' }).click()
  await expect(start).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Undo: Start here' })
  await expect(undo).toBeFocused()
  await expectFits(page)
  await undo.press('Enter')
  await expect(start.getByRole('button', { name: 'Hide this list' })).toBeFocused()
  await expectFits(page)
  const other = await browser.newPage({ baseURL: server.url })
  await haveSession(other)
  await other.goto('/admin/dashboard')
  await expect(other.getByText('Live', { exact: true })).toBeVisible()
  await start.getByRole('button', { name: 'Hide this list' }).click()
  await expect(other.getByRole('region', { name: 'Start here' })).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('region', { name: 'What came in last' })).toBeVisible()
  await expect(other.getByRole('region', { name: 'Start here' })).toHaveCount(0)
  await other.close()
})

test('new events appear at once, each with a link to its place', async ({
  page,
  browser,
  server,
}) => {
  await haveSession(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const now = page.getByRole('navigation', { name: 'Right now' })
  const came = page.getByRole('region', { name: 'What came in last' }).getByRole('listitem')

  // A headless browser's own user agent counts as a bot.
  const visiting = await browser.newContext({ baseURL: server.url, userAgent })
  const visitor = await visiting.newPage()
  await visitor.goto('/residential')
  const panel = await openPanel(visitor)
  await panel.getByLabel('Message').fill('Does it work in the rain?')
  await visitor.keyboard.press('Enter')
  await expect(came).toContainText([/Does it work in the rain\?.*Conversation on \/residential/])
  await panel.getByRole('button', { name: 'Talk to a person' }).first().click()
  await expect(now.getByRole('link', { name: /^Waiting for a person/ })).toContainText('1')
  await expect(came).toContainText([/asked for a person.*Waiting/])
  await expect(now).toContainText('Visitors now11 with Whisper open', { timeout: 20_000 })
  await panel.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(now).toContainText(/Waiting for a person0Nobody since \d/)
  await panel.getByRole('button', { name: 'Talk to a person' }).first().click()
  await expect(now).toContainText('Waiting for a person1Longest since')

  const request = { id: randomUUID(), name: 'Priya Raman', phone: '', email: 'priya@mail.example' }
  const about = { propertyType: 'home', entrances: 2, message: 'Two gates' }
  await page.request.post('/api/contact/requests', {
    data: { ...request, ...about },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await expect(came.first()).toContainText('Priya Raman sent request')
  await expect(came.first()).toContainText('Home, 2 doors or gatesNew')
  await expect(now).toContainText('New requests1')

  const quote = await quotes.handedOut(await quotes.signInUsers(server.url))
  await quotes.accept(server.url, quote.token, { name: 'Ada Oak' })
  await expect(came.first()).toContainText(`accepted quote ${quote.number}`)
  await expect(now).toContainText('Accepted today1', { timeout: 20_000 })
  const other = await quotes.handedOut(await quotes.signInUsers(server.url))
  await visitor.goto(`/quote/${other.token}`)
  await expect(now).toContainText('Accepted today11 more quote seen', { timeout: 20_000 })
  await expect(came.first()).toContainText(`opened quote ${other.number}`)
  const today = page.getByRole('region', { name: 'Whisper today' })
  await expect(today).toContainText('0 of 1')
  await expect(today).toContainText('A person was wanted or joined1Not answered0')
  await expectFits(page)

  await page.getByRole('button', { name: 'Requests', exact: true }).click()
  await expect(came).toHaveCount(1)
  await came.getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/requests\?search=/)
  await page.goBack()
  await now.getByRole('link', { name: /^Waiting for a person/ }).click()
  await expect(page.getByRole('button', { name: /^Take over/ })).toBeVisible()
})

test('on Whisper’s pages, too, an accepted quote is announced and a new request counted', async ({
  page,
  server,
}) => {
  const connections: string[] = []
  page.on('websocket', (socket) => connections.push(socket.url()))
  await haveSession(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Tools' }).getByText('Whisper').click()
  await expect(page.getByRole('heading', { name: 'Whisper Admin Panel' })).toBeVisible()
  const quote = await quotes.handedOut(await quotes.signInUsers(server.url))
  await quotes.accept(server.url, quote.token, { name: 'Ada Oak' })
  await expect(page.getByText(`Ada Oak accepted quote ${quote.number}.`)).toBeVisible()
  const request = { id: randomUUID(), name: 'Priya Raman', phone: '', email: 'priya@mail.example' }
  await page.request.post('/api/contact/requests', {
    data: { ...request, propertyType: 'home', entrances: 2, message: 'Two gates' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const requests = page.getByRole('navigation', { name: 'Tools' }).getByText('1 new')
  await expect(requests).toBeVisible()
  expect(connections).toHaveLength(1)
})

test('on a busy day the latest events show, and the rest on request', async ({ page }) => {
  await haveSession(page)
  await page.goto('/admin/dashboard')
  const headers = { 'sec-fetch-site': 'same-origin' }
  for (let sent = 0; sent < 10; sent += 1) {
    const person = { id: randomUUID(), name: `Priya ${sent}`, phone: '', email: 'p@mail.example' }
    const data = { ...person, propertyType: 'home', entrances: 1, message: '' }
    expect((await page.request.post('/api/contact/requests', { data, headers })).status()).toBe(200)
  }
  const came = page.getByRole('region', { name: 'What came in last' })
  await came.getByRole('button', { name: 'Show 2 more from today' }).click()
  await expect(came.getByRole('listitem')).toHaveCount(10)
  await came.getByRole('button', { name: 'Show fewer' }).click()
  await expect(came.getByRole('listitem')).toHaveCount(8)
  await expectFits(page)
})

test('a quiet day says so, above events of earlier days', async ({ page, server }) => {
  const quote = await quotes.handedOut(await quotes.signInUsers(server.url))
  await quotes.accept(server.url, quote.token, { name: 'Ada Oak' })
  const asking = await visitorAt(server)
  await asking.say('Do my visitors need an app?')
  asking.close()
  await haveSession(page)
  const at = Date.now()
  await page.clock.setFixedTime(at + 3 * 86_400_000)
  await page.goto('/admin/dashboard')
  const came = page.getByRole('region', { name: 'What came in last' })
  await expect(came.getByRole('heading', { name: 'Nothing yet today' })).toBeVisible()
  const parts = { weekday: 'long', month: 'long', day: 'numeric' } as const
  const inZone = { ...parts, timeZone: 'America/New_York' }
  const day = new Intl.DateTimeFormat('en-US', inZone).format(at)
  await expect(came.getByRole('heading', { name: day })).toBeVisible()
  await expect(came.getByRole('listitem')).toHaveCount(2)
  await expectFits(page)
})

test('an agent’s day leaves out what only admins see', async ({ page, server }) => {
  await haveSession(page)
  const data = { name: 'Marcus', role: 'agent', email: '' }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const added = await page.request.post(`${server.url}/api/team`, { data, headers })
  await page.context().clearCookies()
  const asking = await visitorAt(server)
  await asking.say('Do my visitors need an app?')
  await page.goto('/admin/login')
  await signIn(page, (await added.json()).password)
  await page.waitForURL('**/admin/dashboard')
  const now = page.getByRole('navigation', { name: 'Right now' })
  await expect(now.getByRole('link')).toHaveCount(3)
  await expect(page.getByText('“Do my visitors need an app?”')).toBeVisible()
  await expect(page.getByText('Visitors today')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Quotes', exact: true })).toHaveCount(0)
  await expectFits(page)
  asking.close()
})
