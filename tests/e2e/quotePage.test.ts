/** A customer opens the private link on a phone or computer and accepts; the admin sees it live. */
import type { Page } from '@playwright/test'
import * as at from '../quotes/adminAndCustomer'
import { adminSocket } from '../quotes/adminSocket'
import { readPdf } from '../quotes/readPdf'
import { findings } from './axe'
import { complaintsOf } from './complaints'
import { otherAdmin } from './quotePeople'
import { expectFits } from './screens'
import { expect, test } from './sharedServer'

const everything = { callBox: { entrances: 2, line: 40_00 }, notes: 'First line.\nSecond line.' }

async function opened(page: Page, url: string, changes: object = everything) {
  const users = await at.signInUsers(url)
  const quote = await at.handedOut(users, changes)
  await page.goto(`/quote/${quote.token}`)
  return { users, quote }
}

const accept = async (page: Page, name = 'Ada Oak') => {
  await page.getByLabel('Your full name').fill(name)
  await page.getByRole('button', { name: 'Accept quote' }).click()
}
const accepted = (page: Page) => page.getByRole('heading', { name: 'Accepted' })

test('accepting takes a name and a press, and every admin sees it at once', async ({
  page,
  server,
}) => {
  const complaints = complaintsOf(page)
  const { users, quote } = await opened(page, server.url)
  const admin = await adminSocket(users)
  await page.getByLabel('Your full name').focus()
  await page.keyboard.type('Ada Oak')
  await page.keyboard.press('Enter')
  await expect(accepted(page)).toBeVisible()
  await expect(page.getByText('By Ada Oak')).toBeVisible()
  await expect(page.locator('#answer')).toBeFocused()
  await expect.poll(() => admin.told.find(({ id }) => id === quote.id)?.status).toBe('accepted')
  await page.reload()
  await expect(accepted(page)).toBeVisible()
  expect(complaints).toEqual([])
  admin.close()
})

test('an admin who overrules an acceptance gives a reason, and the customer sees both', async ({
  page,
  browser,
  server,
}) => {
  const { quote } = await opened(page, server.url)
  await accept(page)
  await expect(accepted(page)).toBeVisible()
  const adminPage = await otherAdmin(browser, server)
  await adminPage.goto(`/admin/pricing/quotes/${quote.id}`)
  const history = adminPage.getByRole('region', { name: 'History' })
  const steps = history.getByRole('listitem').filter({ hasText: 'revision 1' })
  await expect(steps).toContainText([/Ada Oak accepted revision 1/, /Admin sent revision 1/])
  const record = adminPage.getByRole('region', { name: 'Accepted by Ada Oak' })
  await expect(record).toContainText('Can’t be changed or deleted')
  const download = adminPage.waitForEvent('download')
  await record.getByRole('link', { name: 'Accepted PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`quote-${quote.number}.pdf`)
  await adminPage.getByRole('button', { name: 'Change status' }).click()
  const asking = adminPage.getByRole('dialog', { name: 'Change the status of an accepted quote?' })
  await asking.getByRole('button', { name: 'Change to canceled' }).click()
  await expect(asking.getByText('Enter a reason. The customer will read it.')).toBeVisible()
  await asking.getByLabel('Reason (shown to the customer)').fill('The gate is too wide.')
  await expectFits(adminPage)
  await asking.getByRole('button', { name: 'Change to canceled' }).click()
  await expect(history).toContainText('Admin changed the status to Canceled')
  await expect(record).toBeVisible()
  const reads = adminPage.getByRole('region', { name: 'What the customer reads' })
  await expect(reads).toContainText('The gate is too wide.')
  const reminder = adminPage.getByRole('region', { name: 'Reminder' })
  await expect(reminder).toContainText('None is sent after an answer.')
  await expectFits(adminPage)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Canceled after it was accepted' })).toBeVisible()
  await expect(page.locator('#answer')).toContainText('Ada Oak accepted revision 1 on')
  await expect(page.locator('#answer')).toContainText('The gate is too wide.')
  for (const words of await reads.locator('b, p, blockquote').allInnerTexts())
    await expect(page.locator('#answer')).toContainText(words)
  await expectFits(page)
  // And back, told in the same way.
  await adminPage.getByRole('button', { name: 'Change status' }).click()
  await asking.getByLabel('Reason (shown to the customer)').fill('It fits after all.')
  await asking.getByRole('button', { name: 'Change to accepted' }).click()
  await expect(history).toContainText('It fits after all.')
  await page.reload()
  await expect(accepted(page)).toBeVisible()
  await adminPage.context().close()
})

test('a customer declines with a reason, and the admin sees it', async ({
  page,
  browser,
  server,
}) => {
  const telling = page.waitForRequest((request) => request.postData() === 'turn=seen')
  const { quote } = await opened(page, server.url)
  expect((await (await telling).response())?.status()).toBe(303)
  await page.getByRole('link', { name: 'Decline' }).click()
  await expectFits(page)
  await page.getByLabel('Not now').check()
  await page.getByLabel('Anything to add (optional)').fill('In spring perhaps')
  await page.getByRole('button', { name: 'Decline quote' }).click()
  await expect(page.getByRole('heading', { name: 'Declined' })).toBeVisible()
  await expect(page.locator('#answer')).toContainText('Not now. In spring perhaps')
  const adminPage = await otherAdmin(browser, server)
  await adminPage.goto(`/admin/pricing/quotes/${quote.id}`)
  const history = adminPage.getByRole('region', { name: 'History' })
  await expect(history).toContainText('The customer declined revision 1')
  await expect(history).toContainText('Not now. In spring perhaps')
  await adminPage.context().close()
})

test('without a name the browser asks for it, and nothing is sent', async ({ page, server }) => {
  await opened(page, server.url)
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await expect(page.getByLabel('Your full name')).toBeFocused()
  await accept(page, ' ')
  await expect(page.getByText('Tell us your name.')).toBeVisible()
  await expect(page.getByLabel('Your full name')).toBeFocused()
})

test('a lost connection is shown, and pressing again is enough', async ({ page, server }) => {
  const { users, quote } = await opened(page, server.url)
  await page.context().setOffline(true)
  await accept(page)
  await expect(page.getByText('Your answer didn’t go through.')).toBeVisible()
  await expect(page.getByLabel('Your full name')).toHaveValue('Ada Oak')
  expect((await at.get(users, quote.id)).status).toBe('sent')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await expect(accepted(page)).toBeVisible()
})

test('when only the reply is lost, pressing again doesn’t count twice', async ({
  page,
  server,
}) => {
  const { users, quote } = await opened(page, server.url)
  await page.route('**/quote/*', async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await accept(page)
  await expect(page.getByText('Your answer didn’t go through.')).toBeVisible()
  const { rev } = await at.get(users, quote.id)
  await page.unroute('**/quote/*')
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await expect(page.getByText('By Ada Oak')).toBeVisible()
  expect((await at.get(users, quote.id)).rev).toBe(rev)
})

test('a second tab that is late shows who accepted', async ({ page, server, context }) => {
  const { quote } = await opened(page, server.url)
  const second = await context.newPage()
  await second.goto(`/quote/${quote.token}`)
  await accept(page)
  await expect(accepted(page)).toBeVisible()
  await accept(second, 'Somebody Else')
  await expect(second.getByText('By Ada Oak')).toBeVisible()
})

test('changes by the admin meanwhile are shown when Accept is pressed', async ({
  page,
  server,
}) => {
  const one = await opened(page, server.url)
  await at.told(at.ask(one.users, `DELETE /api/quotes/${one.quote.id}/link`))
  await accept(page)
  await expect(page.getByRole('heading', { name: 'This link doesn’t open a quote' })).toBeVisible()
  const two = await opened(page, server.url)
  await at.revise(two.quote, two.users)
  await accept(page)
  await expect(page.getByRole('heading', { name: 'This quote is being revised' })).toBeVisible()
  await expectFits(page)
  await at.share(await at.get(two.users, two.quote.id), two.users)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'There’s a newer quote' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the newer quote' }).click()
  await expect(page.getByText('Revision 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept quote' })).toBeVisible()
  const three = await opened(page, server.url)
  await at.setStatus(three.users, three.quote, 'declined')
  await accept(page)
  await expect(page.getByRole('heading', { name: 'Declined' })).toBeVisible()
})

test('no other host is contacted, and only the page’s own URL contains the token', async ({
  page,
  server,
}) => {
  const asked: { url: string; referer: string | undefined }[] = []
  page.on('request', (request) =>
    asked.push({ url: request.url(), referer: request.headers().referer }),
  )
  const { quote } = await opened(page, server.url)
  await accept(page)
  await expect(accepted(page)).toBeVisible()
  expect(asked.length).toBeGreaterThan(4)
  const path = `${server.url}/quote/${quote.token}`
  expect(asked.filter(({ url }) => !url.startsWith(`${server.url}/`))).toEqual([])
  expect(asked.filter(({ url }) => url !== path && url.includes(quote.token))).toEqual([])
  expect(asked.filter(({ referer }) => referer?.includes('/quote/'))).toEqual([])
  expect(await page.title()).not.toContain(quote.token)
  expect(await page.context().cookies()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the quote can be read and accepted', async ({ page, server }) => {
    await opened(page, server.url)
    await expect(page.getByText('First line.\nSecond line.')).toBeVisible()
    await accept(page)
    await expect(accepted(page)).toBeVisible()
  })
})

for (const width of [390, 820, 1440]) {
  test(`the quote is accessible and no wider than ${width} px, whatever it contains`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const lines = [...'x-401 x-432 sms-io wireless-relay lpr-access'.split(' ')]
    await opened(page, server.url, {
      ...everything,
      customer: 'W'.repeat(100),
      company: `\u202E${'<b>'.repeat(20)}`,
      site: '🏳️‍🌈'.repeat(30),
      notes: `${'x'.repeat(1_000)}\n${'شارع '.repeat(150)}`,
      lines: lines.map((id) => ({ id, quantity: 999 })),
    })
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await accept(page)
    await expect(accepted(page)).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.goto(`/quote/${'a'.repeat(22)}`)
    expect(await findings(page)).toEqual([])
  })
}

for (const format of ['A4', 'Letter']) {
  test(`on ${format} the quote prints completely, without controls`, async ({ page, server }) => {
    await opened(page, server.url)
    const file = await page.pdf({ format })
    const { text } = await readPdf(new Uint8Array(file).buffer)
    for (const said of ['X-401', 'First line.', 'To accept, open this quote’s link', 'Page 1 of']) {
      expect(text).toContain(said)
    }
    expect(text).not.toContain('Your full name')
    expect(text).not.toContain('Accept quote')
  })
}
