/** Whatever one click removes in the admin panel, another restores exactly, in its place. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { somePdf } from '../resources/adminAndDealer'
import { haveSession } from './adminPeople'
import { findings } from './axe'
import { expect, test } from './ownSite'
import { choose } from './quotePeople'
import { expectFits } from './screens'
import { still } from './still'

test.use(still)

const headers = { 'sec-fetch-site': 'same-origin' }
const undo = (page: Page, name: string) => page.getByRole('button', { name: `Undo: ${name}` })
const removed = (page: Page) => page.getByRole('status').filter({ hasText: /^Removed/ })
const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name}`, exact: true })

async function openEntry(page: Page): Promise<string> {
  await haveSession(page)
  const id = randomUUID()
  const ways = ['visa', 'amex', 'by card'].map((text) => ({ text, from: 'queue' }))
  const data = {
    id,
    category: 'pricing',
    title: 'Paying',
    tags: [],
    publish: true,
    content: '## Cards\n\nAll of them.\n\n## Checks\n\nNone.',
    sections: [
      { id: 'cards', heading: 'Cards', ways, never: [] },
      { id: 'checks', heading: 'Checks', ways: [], never: [] },
    ],
  }
  expect((await page.request.post('/api/knowledge', { data, headers })).ok()).toBe(true)
  await page.goto(`/admin/whisper/knowledge-base/${id}#cards`)
  await expect(remove(page, '“amex”')).toBeVisible()
  return id
}

test('removing a way of asking is undone by keyboard, and the entry counts as unchanged', async ({
  page,
}) => {
  await openEntry(page)
  const bar = page.getByRole('group', { name: 'Save and publish' })
  await remove(page, '“amex”').press('Enter')
  await expect(removed(page)).toContainText('Removed “amex”.')
  await expect(remove(page, '“by card”')).toBeFocused()
  await expect(bar).toContainText('1 change not published: 1 section')
  expect(await findings(page)).toEqual([])
  await expectFits(page)
  await page.keyboard.press('Tab')
  await expect(undo(page, '“amex”')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove(page, '“amex”')).toBeFocused()
  await expect(bar).toContainText('Published')
  await expect(removed(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Remove “/ })).toHaveCount(3)
})

test('Undo stays for a while after the last interaction, and doesn’t vanish under the pointer', async ({
  page,
}) => {
  await page.clock.install()
  await openEntry(page)
  await remove(page, '“amex”').click()
  await undo(page, '“amex”').hover()
  await page.clock.runFor(60_000)
  await expect(undo(page, '“amex”')).toBeVisible()
  await page.getByRole('heading', { name: 'Edit Entry' }).hover()
  await page.clock.runFor(14_000)
  await undo(page, '“amex”').focus()
  await page.clock.runFor(60_000)
  await expect(undo(page, '“amex”')).toBeFocused()
  await remove(page, '“visa”').focus()
  await page.clock.runFor(14_000)
  await expect(undo(page, '“amex”')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(removed(page)).toHaveCount(0)
  // The next removal replaces the previous one.
  await remove(page, '“visa”').click()
  await remove(page, '“by card”').click()
  await expect(removed(page)).toHaveText(/Removed “by card”/)
})

test('removing a section with only a heading is undone', async ({ page }) => {
  await openEntry(page)
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('textbox', { name: 'Heading' }).last().fill('Crypto')
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await expect(removed(page)).toContainText('Removed Crypto.')
  await undo(page, 'Crypto').click()
  await expect(page.getByRole('textbox', { name: 'Heading' }).last()).toHaveValue('Crypto')
})

test('removing a quote’s line is undone, and so is removing a quote that was set aside', async ({
  page,
}) => {
  await haveSession(page)
  await page.goto('/admin/pricing')
  const quantity = (name: string) => page.getByLabel(`Quantity of ${name}`)
  await page.getByRole('button', { name: 'Add X-401' }).click()
  await page.getByRole('button', { name: 'Add X-412' }).click()
  await quantity('X-401').fill('7')
  await remove(page, 'X-401').click()
  await expect(quantity('X-401')).toHaveCount(0)
  await undo(page, 'X-401').click()
  await expect(quantity('X-401')).toHaveValue('7')
  const kept = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(kept).toMatch(/x-401.*x-412/)

  await quantity('X-412').fill('0')
  await quantity('X-412').press('Enter')
  await undo(page, 'X-412').click()
  await expect(quantity('X-412')).toHaveValue('1')
  await expectFits(page)

  await choose(page, 'Start over')
  const name = 'no customer yet, 2 lines'
  await page.getByRole('button', { name: `Discard ${name}` }).click()
  await undo(page, name).click()
  await page.getByRole('button', { name: `Bring back ${name}` }).click()
  await expect(quantity('X-401')).toHaveValue('7')
})

test('removing a resource’s uploaded file is undone, and it can still be saved', async ({
  page,
}) => {
  await haveSession(page)
  await page.goto('/admin/resources/new')
  await page.getByLabel('Title').fill('Guide')
  await page.getByLabel('Description').fill('How it is done.')
  const file = { name: 'guide.pdf', mimeType: 'application/pdf', buffer: somePdf() }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('is uploaded')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Drop a file here')).toBeVisible()
  await undo(page, 'guide.pdf').click()
  await expect(page.getByText('is uploaded')).toBeVisible()
  await page.getByRole('button', { name: 'Save Resource' }).click()
  await expect(page.getByText('Guide was saved.')).toBeVisible()

  // Once it can't be undone, the server deletes it.
  await page.goto('/admin/resources/new')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('is uploaded')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const discarded = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/uploads/'),
  )
  await page.getByRole('button', { name: 'Cancel' }).click()
  await discarded
})

test('removing a file to read is undone, with the sections read from it', async ({ page }) => {
  await haveSession(page)
  await page.goto('/admin/whisper/resources')
  const text = (name: string) => ({ name, mimeType: '', buffer: Buffer.from(`# ${name}\nText.`) })
  await page.locator('input[type=file]').setInputFiles(['a.md', 'b.md', 'c.md'].map(text))
  await page.getByRole('button', { name: 'Read into knowledge' }).click()
  const sections = page.getByRole('region', { name: 'Sections to add' })
  const files = page.getByRole('list', { name: 'Files in this browser' }).getByRole('listitem')
  await expect(sections.getByRole('heading', { level: 4 })).toHaveCount(3)
  const before = (await sections.textContent()) ?? ''
  await remove(page, 'b.md').click()
  await expect(sections.getByRole('heading', { level: 4 })).toHaveCount(2)
  await undo(page, 'b.md').click()
  await expect(files.nth(1)).toContainText('b.md')
  await expect(sections).toHaveText(before)
})

test('removing a day’s hours, a holiday or all hours is undone', async ({ page }) => {
  await haveSession(page)
  await page.goto('/admin/settings/hours')
  await page.getByRole('button', { name: 'Set hours' }).click()
  await page.getByLabel('Friday, from').fill('09:30')
  await page.getByRole('button', { name: 'Closed on Friday' }).click()
  await undo(page, 'Friday’s hours').click()
  await expect(page.getByLabel('Friday, from')).toHaveValue('09:30')
  for (const [index, name] of ['New Year', 'Labor Day'].entries()) {
    await page.getByRole('button', { name: 'Add holiday' }).click()
    await page.getByLabel(`Date of holiday ${index + 1}`).fill(`2027-0${index * 8 + 1}-01`)
    await page.getByLabel(`Name of holiday ${index + 1}`).fill(name)
  }
  await remove(page, 'New Year').click()
  await expect(page.getByLabel('Name of holiday 1')).toHaveValue('Labor Day')
  await undo(page, 'New Year').click()
  await expect(page.getByLabel('Name of holiday 1')).toHaveValue('New Year')
  await remove(page, 'hours').click()
  await expect(page.getByText('No hours are set.')).toBeVisible()
  await undo(page, 'all hours and holidays').click()
  await expect(page.getByLabel('Name of holiday 2')).toHaveValue('Labor Day')
  await expectFits(page)
})
