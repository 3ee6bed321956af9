/** Finding resources in the portal, and what a click on a download does. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Download, Page } from '@playwright/test'
import {
  add,
  addFile,
  call,
  downloadsOf,
  type Users,
  signInUsers,
  somePdf,
  upload,
} from '../resources/adminAndDealer'
import { expectPortal, openPortal } from './dealerPeople'
import { expect, test } from './ownSite'
import { picture } from './picture'
import { expectFits } from './screens'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const cardOf = (page: Page, title: string) => cards(page).filter({ hasText: title })
const buttonOf = (page: Page, title: string) =>
  cardOf(page, title).getByRole('link', { name: `Download ${title}` })

/** Every download of every tab. */
function downloadsIn(context: BrowserContext): Download[] {
  const downloads: Download[] = []
  const watch = (tab: Page) => tab.on('download', (download) => downloads.push(download))
  context.pages().forEach(watch)
  context.on('page', watch)
  return downloads
}

/** The smallest zip: one empty file. */
const zip = Buffer.from(
  'UEsDBAoAAAAAAAAAIQAAAAAAAAAAAAAAAAAFAAAAYS50eHRQSwECHgMKAAAAAAAAACEAAAAAAAAAAAAAAAAABQAAAAAAAAAAAAAAtIEAAAAAYS50eHRQSwUGAAAAAAEAAQAzAAAAIwAAAAAA',
  'base64',
)

async function stocked(users: Users): Promise<void> {
  const survey = (await upload(users, 'survey.pdf', somePdf(180_000))).id
  await add(users, {
    title: 'Site survey sheet',
    description:
      'One page to fill in on the first visit: power, signal, gate motor, sign position.',
    filename: 'survey.pdf',
    upload: survey,
  })
  const photos = (await upload(users, 'photos.zip', zip)).id
  await add(users, {
    title: 'Product photos',
    description: 'Signs, enclosures and posts at day and at night, 3,000 pixels wide.',
    category: 'marketing',
    filename: 'photos.zip',
    upload: photos,
  })
  await add(users, {
    title: 'Wiring drawings',
    description: 'Swing gates, sliding gates, barriers and door strikes.',
    filename: 'drawings.dxf',
    url: 'https://files.example/drawings.dxf',
  })
}

test('the default resources are in their sections and not available yet', async ({ page }) => {
  await openPortal(page)
  const technical = page.getByRole('region', { name: 'Technical Resources' })
  await expect(technical).toContainText('Installation guides, technical specifications')
  await expect(technical.getByRole('listitem')).toHaveCount(2)
  const marketing = page.getByRole('region', { name: 'Marketing Materials' })
  await expect(marketing).toContainText('Brochures, product photos, marketing assets')
  await expect(marketing.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Not available yet')).toHaveCount(3)
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0)
})

test(
  'a click is one download in its own tab, two clicks are two',
  { tag: '@browser' },
  async ({ page, context, server }) => {
    const users = await signInUsers(server.url)
    const content = somePdf()
    const { id } = await addFile(users, content)
    const downloads = downloadsIn(context)
    await openPortal(page)
    const button = buttonOf(page, 'Wiring diagram')
    await expect(button).toHaveText(/PDF/)
    await button.click()
    await expect.poll(() => downloads.length).toBe(1)
    expect(downloads[0]?.suggestedFilename()).toBe('wiring.pdf')
    expect(readFileSync((await downloads[0]?.path()) ?? '').equals(content)).toBe(true)
    await expect.poll(() => downloadsOf(users, id)).toBe(1)
    await button.dblclick()
    await expect.poll(() => downloads.length).toBe(3)
    await expect.poll(() => downloadsOf(users, id)).toBe(3)
    // The keyboard counts as well, and no download counts as leaving the portal.
    await button.press('Enter')
    await expect.poll(() => downloadsOf(users, id)).toBe(4)
    // A tab that became a download closes.
    await expect.poll(() => context.pages().length).toBe(1)
    await page.reload()
    await expectPortal(page)
  },
)

test('an external URL opens in a new tab and is counted', async ({ page, context, server }) => {
  const elsewhere = createServer((_, reply) => reply.end('Elsewhere')).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/kit`
  const users = await signInUsers(server.url)
  const { id } = await add(users, { title: 'Kit', url })
  await openPortal(page)
  const opened = context.waitForEvent('page')
  await buttonOf(page, 'Kit').click()
  await expect(await opened).toHaveURL(url)
  await expect.poll(() => downloadsOf(users, id)).toBe(1)
  await expectPortal(page)
  elsewhere.close()
})

test('a resource that is gone or not there yet says so in its new tab', async ({ page }) => {
  await openPortal(page)
  await page.goto('/api/resources/marketing-kit/open')
  await expectPortal(page)
  await expect(page.getByText('Marketing Kit isn’t available yet.')).toBeVisible()
  await page.goto('/api/resources/nothing/open')
  await expect(page.getByText('This resource is no longer available.')).toBeVisible()
})

test('resources are found by words and by type, and no results say so', async ({
  page,
  server,
}) => {
  await stocked(await signInUsers(server.url))
  await openPortal(page)
  await expect(cards(page)).toHaveCount(6)
  await expect(buttonOf(page, 'Product photos')).toHaveText(/ZIP/)
  await expect(buttonOf(page, 'Wiring drawings')).toHaveText(/DXF/)
  await expect(cardOf(page, 'Site survey sheet')).toContainText('180 kB, version 1')

  const search = page.getByRole('searchbox', { name: 'Search resources' })
  await search.fill('GATE sign')
  await expect(cards(page)).toHaveCount(1)
  await expect(cardOf(page, 'Site survey sheet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Marketing Materials' })).toBeHidden()
  await search.fill('')
  await page.getByRole('button', { name: 'ZIP 2' }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveURL(/type=ZIP/)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await search.fill('boosted antena')
  await expect(page.getByText('Nothing matches “boosted antena”')).toBeVisible()
  await page.getByRole('button', { name: 'Show all files' }).click()
  await expect(cards(page)).toHaveCount(6)
})

test('resources added since the last visit are marked New until the next one', async ({
  page,
  server,
}) => {
  const users = await signInUsers(server.url)
  await page.goto('/dealer/login')
  const seen = Date.UTC(2026, 9, 12, 15)
  await page.evaluate((at) => {
    localStorage.setItem('dealer-visits', JSON.stringify({ before: null, seen: at }))
  }, seen)
  await addFile(users, somePdf())
  await openPortal(page)
  await expect(page.getByText('1 new since your visit on October 12')).toBeVisible()
  await expect(cardOf(page, 'Wiring diagram').getByText('New', { exact: true })).toBeVisible()
  await expect(page.getByText('New', { exact: true })).toHaveCount(1)
  // A reload belongs to the same visit.
  await page.reload()
  await expect(page.getByText('1 new since your visit on October 12')).toBeVisible()
})

test('a list that fails to load says so and can be retried', async ({ page }) => {
  await page.route('**/api/resources/published', (route) => route.abort())
  await openPortal(page)
  await expect(page.getByText(/We couldn’t load the resources/)).toBeVisible({ timeout: 20_000 })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(3)
})

test('an empty portal says what will appear', async ({ page, server }) => {
  const users = await signInUsers(server.url)
  for (const id of ['installation-guide', 'technical-specs', 'marketing-kit']) {
    expect((await call(users, 'admin', `DELETE /api/resources/${id}`)).ok).toBe(true)
  }
  await openPortal(page)
  await expect(page.getByText('No resources yet')).toBeVisible()
})

test('the keyboard reaches search, types and every download, in order', async ({
  page,
  server,
}) => {
  await addFile(await signInUsers(server.url), somePdf())
  await openPortal(page)
  await page.getByRole('button', { name: 'Logout' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  for (const name of ['All 4', 'PDF 3', 'ZIP 1']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(buttonOf(page, 'Wiring diagram')).toBeFocused()
})

test('in the portal axe finds nothing at any width, and nothing scrolls sideways', async ({
  page,
  server,
}) => {
  await page.context().addCookies([{ name: 'cookie-consent', value: 'true', url: server.url }])
  await stocked(await signInUsers(server.url))
  await page.goto('/dealer/login')
  await page.evaluate(() =>
    localStorage.setItem(
      'dealer-visits',
      JSON.stringify({ before: null, seen: Date.now() - 86_400_000 }),
    ),
  )
  await openPortal(page)
  await expect(cards(page)).toHaveCount(6)
  await expectFits(page, (width) => picture(page, `dealer-resources-${width}`, true))
})
