/** The quote form on a phone: from a text to the admin's screen. */
import type { Page } from '@playwright/test'
import type { StandIn } from '../phone/standIn'
import { sendText } from '../phone/texting'
import { anotherAdmin, cardOf, haveSession } from './adminPeople'
import { findings } from './axe'
import { complaintsOf } from './complaints'
import { expect, test } from './phonePeople'
import { cameraPhoto } from './photoFiles'
import type { Site } from './sites'

const me = '+12025550191'
const phone = { width: 390, height: 844 }
test.use({ viewport: phone, hasTouch: true })

/** The link in the reply to a text asking for a quote. */
async function textedLink({ url }: Site, { took }: StandIn): Promise<string> {
  const before = took.length
  await sendText(url, me, 'I want a quote for my gate')
  await expect.poll(() => took.length, { timeout: 40_000 }).toBe(before + 1)
  return /https?:\S+\/request\/\S+/.exec(took.at(-1)?.body ?? '')?.[0] ?? ''
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

async function fill(page: Page, name = 'Rosa Lima'): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Property type').selectOption('Home')
  await page.getByLabel('Message (optional)').fill('A sliding gate.')
}

test('a texted quote request leads to the form, a reference and the admin’s screen', async ({
  page,
  browser,
  server,
  provider,
}) => {
  const complaints = complaintsOf(page)
  const asked: { url: string; referer: string | undefined }[] = []
  page.on('request', (request) =>
    asked.push({ url: request.url(), referer: request.headers().referer }),
  )
  const admin = await anotherAdmin(browser, server.url)
  const link = await textedLink(server, provider)
  await page.goto(link)
  await expect(page.getByLabel('Phone')).toHaveValue('202-555-0191')
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)

  await send(page).tap()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Tell us your name.')
  await expect(page.getByText('Choose a property type.')).toBeVisible()
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ ...phone, width })
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }

  await fill(page)
  await page.getByLabel('Message (optional)').focus()
  const stops = [
    ['name', 'smsConsent'],
    ['capture', 'environment'],
    ['multiple', ''],
  ] as const
  for (const [name, value] of [
    ...stops,
    ['href', '/privacy#what-we-collect'],
    ['type', 'submit'],
  ]) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute(name ?? '', value ?? '')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Thanks/ })).toBeVisible()
  await expect(page.locator('[data-outcome]')).toBeFocused()
  expect(await findings(page)).toEqual([])
  const reference = /Q-\w{4}-\w{4}/.exec((await page.textContent('main')) ?? '')?.[0] ?? ''

  const card = cardOf(admin, 'I want a quote')
  const request = card.getByRole('link', { name: `Request ${reference}` })
  await expect(request).toBeVisible()
  expect(await findings(admin)).toEqual([])
  await request.click()
  const row = admin.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('Rosa Lima')
  await expect(row).toContainText('By text')
  expect(await findings(admin)).toEqual([])
  await row.getByRole('link', { name: 'Conversation' }).click()
  await expect(admin.getByText('Only one conversation is shown.')).toBeVisible()
  await expect(card).toBeVisible()

  await page.reload()
  await expect(page.getByText(reference)).toBeVisible()
  const own = new URL(link).pathname
  expect(asked.filter(({ url }) => !url.endsWith(own) && url.includes(own))).toEqual([])
  expect(asked.filter(({ referer }) => referer?.includes('/request'))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(server.output()).not.toContain(own)
  // The first Send was refused, as it should be.
  expect(complaints.filter((one) => !one.includes('400'))).toEqual([])
})

test('a typed form survives a lost connection, and a lost reply counts once', async ({
  page,
  server,
  provider,
}) => {
  await page.goto(await textedLink(server, provider))
  await fill(page, 'Lee Hedge')
  await page.context().setOffline(true)
  await send(page).tap()
  await expect(page.getByText('didn’t go through')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await expect(page.getByLabel('Name')).toHaveValue('Lee Hedge')
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Lee Hedge')
  await expect(page.getByLabel('Property type')).toHaveValue('home')
  await expect(page.getByLabel('Message (optional)')).toHaveValue('A sliding gate.')
  await page.route('**/request/*', async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await send(page).tap()
  await expect(page.getByText('didn’t go through')).toBeVisible()
  await expect(send(page)).toBeEnabled()
  await page.unroute('**/request/*')
  await send(page).tap()
  await expect(page.getByRole('heading', { name: /Thanks/ })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await haveSession(page)
  const { requests } = await (await page.request.get('/api/contact/requests')).json()
  expect(requests).toHaveLength(1)
})

test('two tabs with different text make one request, and the second is told', async ({
  page,
  context,
  server,
  provider,
}) => {
  const link = await textedLink(server, provider)
  const second = await context.newPage()
  await page.goto(link)
  await second.goto(link)
  await fill(page, 'Rosa Lima')
  await fill(second, 'Lee Hedge')
  await send(page).tap()
  await expect(page.getByRole('heading', { name: /Thanks/ })).toBeVisible()
  await send(second).tap()
  await expect(second.getByRole('heading', { name: 'This form was already sent' })).toBeVisible()
  await second.goto(`${server.url}/request/${'a'.repeat(22)}`)
  await expect(second.getByRole('heading', { name: 'This link doesn’t open a form' })).toBeVisible()
  expect(await findings(second)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the form can still be sent', async ({ page, server, provider }) => {
    await page.goto(await textedLink(server, provider))
    await expect(page.getByText('Add photos')).toBeHidden()
    await fill(page)
    await send(page).tap()
    await expect(page.getByRole('heading', { name: /Thanks/ })).toBeVisible()
  })
})

test('photos survive a reload and a disconnection, and arrive with the form once', async ({
  page,
  browser,
  server,
  provider,
}) => {
  const link = await textedLink(server, provider)
  await page.goto(link)
  const photos = page.locator('[data-photos]')
  const choose = photos.getByLabel('Choose photos')
  const camera = await cameraPhoto(page, 'IMG_0001.jpg')
  await choose.setInputFiles(camera)
  await expect(photos.getByText(/^Added, \d+ kB$/)).toBeVisible()
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ ...phone, width })
    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await fill(page, 'Lee Hedge')
  await page.reload()
  await expect(photos.getByText('1 of 6')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Lee Hedge')

  // A form with a mistake comes back with its photos.
  await page.getByLabel('Name').fill('')
  await send(page).tap()
  await expect(page.getByText('Tell us your name.')).toBeVisible()
  await expect(photos.getByText('1 of 6')).toBeVisible()
  await page.getByLabel('Name').fill('Lee Hedge')

  await page.context().setOffline(true)
  await choose.setInputFiles(camera)
  await expect(photos.getByRole('listitem').getByText('Your photo is still here.')).toBeVisible()
  await send(page).tap()
  await expect(photos.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.context().setOffline(false)
  await page.route('**/request/*', async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await send(page).tap()
  await expect(page.getByText('didn’t go through')).toBeVisible()
  await page.unroute('**/request/*')
  await send(page).tap()
  await expect(page.getByText('Photos received: 2.')).toBeVisible()

  const admin = await anotherAdmin(browser, server.url)
  await admin.goto('/admin/requests')
  await expect(admin.getByRole('button', { name: /^2 photos, .*Lee Hedge/ })).toHaveCount(1)
})
