/** Dealer resources on the admin's screen. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  add,
  addFile,
  call,
  click,
  downloadsOf,
  draft,
  list,
  open,
  signInUsers,
  published,
  somePdf,
  upload,
} from '../resources/adminAndDealer'
import { signIn } from './adminPeople'
import { findings } from './axe'
import { loseReply } from './loseReply'
import { expect, test } from './ownSite'
import { picture } from './picture'
import { expectFits } from './screens'

async function openResources(page: Page, path = '/admin/resources'): Promise<void> {
  await page.goto(path)
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title })
const titles = (page: Page) => rows(page).getByRole('heading').allInnerTexts()
const fileInput = (page: Page) => page.locator('input[type=file]')

test('the default resources are in their tabs, marked as not available yet', async ({ page }) => {
  await openResources(page, '/admin/dashboard')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Dealer Resources/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(rows(page)).toHaveCount(2)
  const guide = rowOf(page, 'Installation Guide')
  for (const words of [
    /Added \w+ \d+, 20/,
    'installation-guide.pdf',
    '0 downloads',
    'Not available yet',
  ]) {
    await expect(guide).toContainText(words)
  }
  await page.getByRole('tab', { name: 'Technical Resources' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Marketing Materials' })).toBeFocused()
  await expect(page).toHaveURL('/admin/resources?category=marketing')
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(rowOf(page, 'Marketing Kit')).toContainText('marketing-kit.zip')
})

test('a resource is added by its URL; missing or invalid values show beside their field', async ({
  page,
  server,
}) => {
  await openResources(page)
  await page.getByRole('link', { name: 'Add Resource' }).click()
  const save = page.getByRole('button', { name: 'Save Resource' })
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('technical')
  await expect(page.getByLabel('Description')).toHaveAttribute('rows', '3')
  await save.click()
  for (const name of ['Title', 'Description', 'Filename']) {
    await expect(page.getByLabel(name)).toHaveAccessibleDescription('This field is required.')
  }
  const url = page.getByLabel('File URL')
  await expect(url).toHaveAccessibleDescription('Enter a URL or upload a file.')
  await expect(page.getByLabel('Title')).toBeFocused()

  await page.getByLabel('Title').fill('Relay ratings')
  await page.getByLabel('Description').fill('What each relay may switch.')
  await page.getByLabel('Filename').fill('relays.pdf')
  await url.fill('not an address')
  await save.click()
  await expect(url).toHaveAccessibleDescription('Enter a valid URL.')
  await expect(url).toBeFocused()
  await url.fill('https://files.example/relays.pdf')
  await save.click()
  await expect(page).toHaveURL('/admin/resources')
  await expect(rowOf(page, 'Relay ratings')).toContainText('files.example, version 1')
  await expect(rowOf(page, 'Relay ratings')).toContainText('0 downloads')
  const users = await signInUsers(server.url)
  expect((await published(users)).map(({ title }) => title)).toContain('Relay ratings')
})

test('an unsaved form is restored after leaving the page, and dropped by Cancel', async ({
  page,
}) => {
  await openResources(page, '/admin/resources/new')
  await page.getByLabel('Title').fill('Half written')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('We restored what you wrote here before.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Half written')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Half written')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Add Resource' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('of two admins the second gets a conflict, also after leaving the page, and the first’s file stays', async ({
  page,
  server,
}) => {
  const users = await signInUsers(server.url)
  const { id, rev } = await add(users, { url: 'https://files.example/prices' })
  await openResources(page, `/admin/resources/${id}`)
  await page.getByLabel('Description').fill('For our dealers.')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await call(
    users,
    'admin',
    `PUT /api/resources/${id}`,
    draft({ url: 'https://files.example/corrected', rev }),
  )
  await page.goBack()

  const conflict = page.getByRole('region', { name: 'Changed by someone else' })
  await expect(conflict).toContainText('For our dealers.')
  await expect(page.getByLabel('File URL')).toHaveValue('https://files.example/corrected')
  await expect(page.getByRole('button', { name: 'Save Resource' })).toBeDisabled()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByRole('button', { name: 'Save Resource' }).click()
  await expect(page.getByText('Wiring diagram was saved.')).toBeVisible()
  expect((await list(users)).find((one) => one.id === id)).toMatchObject({
    description: 'For our dealers.',
    url: 'https://files.example/corrected',
    version: 2,
  })
})

test('a new order doesn’t affect the form being edited', async ({ page, server }) => {
  const users = await signInUsers(server.url)
  const { id } = await add(users, { url: 'https://files.example/prices' })
  await openResources(page, `/admin/resources/${id}`)
  await page.getByLabel('Description').fill('For our dealers.')
  const order = { category: 'technical', ids: [id] }
  await call(users, 'admin', 'PUT /api/resources/order', order)
  await page.getByRole('button', { name: 'Save Resource' }).click()
  await expect(page.getByText('Wiring diagram was saved.')).toBeVisible()
})

test('saving again after a lost reply gives one resource with the latest text', async ({
  page,
  server,
}) => {
  const users = await signInUsers(server.url)
  await openResources(page, '/admin/resources/new')
  await page.getByLabel('Title').fill('Price list')
  await page.getByLabel('Description').fill('For dealers.')
  await fileInput(page).setInputFiles({
    name: 'prices.pdf',
    mimeType: 'application/pdf',
    buffer: somePdf(),
  })
  const save = page.getByRole('button', { name: 'Save Resource' })
  await expect(save).toBeEnabled()
  await expect(page.getByLabel('Filename')).toHaveValue('prices.pdf')
  await loseReply(page, 'POST /api/resources')
  await save.click()
  await expect(page.getByText('It wasn’t saved.')).toBeVisible()
  await page.getByLabel('Description').fill('For our dealers.')
  await save.click()
  const conflict = page.getByRole('region', { name: 'Changed by someone else' })
  await expect(conflict).toContainText('For our dealers.')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await save.click()
  await expect(page.getByText('Price list was saved.')).toBeVisible()
  const lists = (await published(users)).filter(({ title }) => title === 'Price list')
  expect(lists).toMatchObject([{ description: 'For our dealers.', version: 1 }])
})

test('a URL is replaced by an uploaded file, and that by a new version with a note', async ({
  page,
  server,
}) => {
  const content = somePdf()
  const sha256 = createHash('sha256').update(content).digest('hex')
  await openResources(page, '/admin/resources/new')
  await fileInput(page).setInputFiles({
    name: 'guide.pdf',
    mimeType: 'application/pdf',
    buffer: content,
  })
  await expect(page.getByText(`SHA-256 ${sha256}`)).toBeVisible()
  await expect(page.getByLabel('Filename')).toHaveValue('guide.pdf')
  await expect(page.getByLabel('File URL')).toBeDisabled()
  await page.getByLabel('Title').fill('Guide')
  await page.getByLabel('Description').fill('How it is done.')
  await page.getByRole('button', { name: 'Save Resource' }).click()
  await expect(rowOf(page, 'Guide').last()).toContainText('10 kB, version 1')

  await page.getByRole('link', { name: 'Edit Guide' }).click()
  await expect(page.getByRole('region', { name: 'Versions' })).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  await fileInput(page).setInputFiles({
    name: 'guide.pdf',
    mimeType: 'application/pdf',
    buffer: somePdf(20_000),
  })
  await page.getByLabel(/What’s new in version 2/).fill('Wiring corrected')
  await page.getByRole('button', { name: 'Save Resource' }).click()
  await expect(rowOf(page, 'Guide').last()).toContainText('20 kB, version 2')
  await page.getByRole('link', { name: 'Edit Guide' }).click()
  await expect(page).toHaveURL(`/admin/resources/${id}`)
  const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText('Wiring corrected')
  await expect(versions.last()).toContainText(sha256)
  // An admin's view doesn't count as a download.
  const download = page.waitForEvent('download')
  await versions.last().getByRole('link').click()
  expect(readFileSync(await (await download).path()).equals(content)).toBe(true)
  expect(await downloadsOf(await signInUsers(server.url), id)).toBe(0)
})

test('a file that doesn’t match its type is refused, and an upload can be canceled', async ({
  page,
}) => {
  await openResources(page, '/admin/resources/new')
  const choose = (name: string, text: string) =>
    fileInput(page).setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
  const field = page.getByRole('group', { name: 'Or a file' })
  await choose('tool.exe', 'MZ')
  await expect(field.getByRole('alert')).toContainText('Files of this type can’t be used')
  await choose('empty.pdf', '')
  await expect(field.getByRole('alert')).toHaveText('This file is empty.')
  await choose('script.pdf', '<script>alert(1)</script>')
  await expect(field.getByRole('alert')).not.toBeEmpty()
  await expect(field.getByText('is uploaded')).toBeHidden()

  await page.route('**/api/resources/uploads?*', () => {})
  await choose('slow.pdf', '%PDF-1.7')
  await expect(field.getByRole('progressbar', { name: 'Upload of slow.pdf' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Waiting for the file' })).toBeDisabled()
  await field.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(page.getByRole('button', { name: 'Save Resource' })).toBeEnabled()
  await expect(field.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await expect(field.getByRole('alert')).toBeEmpty()
})

test('text typed during an upload stays', async ({ page }) => {
  await openResources(page, '/admin/resources/new')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/resources/uploads?*', async (route) => {
    await arrived
    await route.continue()
  })
  await fileInput(page).setInputFiles({
    name: 'guide.pdf',
    mimeType: 'application/pdf',
    buffer: somePdf(),
  })
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByLabel('Title').fill('Written meanwhile')
  arrive()
  await expect(page.getByText('is uploaded')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Written meanwhile')
  await expect(page.getByLabel('Filename')).toHaveValue('guide.pdf')
})

test('a file can be dropped onto the page', async ({ page }) => {
  await openResources(page, '/admin/resources/new')
  const field = page.getByRole('group', { name: 'Or a file' })
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['%PDF-1.7\nabc'], 'dropped.pdf'))
    return transfer
  })
  await field.dispatchEvent('dragenter', { dataTransfer: data })
  await expect(field).toHaveAttribute('data-over')
  await field.dispatchEvent('drop', { dataTransfer: data })
  await expect(field.getByText('dropped.pdf')).toBeVisible()
  await expect(field).not.toHaveAttribute('data-over')
})

test('deleting asks for confirmation; archiving hides a resource from dealers until restored', async ({
  page,
  server,
}) => {
  const users = await signInUsers(server.url)
  const { id } = await addFile(users, somePdf())
  await openResources(page)
  await page.getByRole('button', { name: 'Archive Wiring diagram' }).click()
  await expect(page.getByText(/Wiring diagram is archived/)).toBeVisible()
  const archived = page.getByRole('region', { name: 'Archived' })
  await expect(archived.getByRole('listitem')).toHaveCount(1)
  expect((await published(users)).some((one) => one.id === id)).toBe(false)
  await page.getByRole('button', { name: 'Restore Wiring diagram' }).click()
  await expect(archived).toBeHidden()
  expect((await published(users)).some((one) => one.id === id)).toBe(true)

  await page.getByRole('button', { name: 'Delete Wiring diagram' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this resource?')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Delete Wiring diagram' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(2)
  expect((await list(users)).some((one) => one.id === id)).toBe(false)
})

test('the order is changed by keyboard and by dragging, and dealers see it', async ({
  page,
  server,
}) => {
  const users = await signInUsers(server.url)
  await addFile(users, somePdf())
  await openResources(page)
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Move Wiring diagram up' }).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => titles(page))
    .toEqual(['Installation Guide', 'Wiring diagram', 'Technical Specifications'])
  await expect(page.getByRole('button', { name: 'Move Wiring diagram up' })).toBeFocused()
  await page.keyboard.press('Enter')
  const first = ['Wiring diagram', 'Installation Guide', 'Technical Specifications']
  await expect.poll(() => titles(page)).toEqual(first)
  await expect(page.getByText('Wiring diagram: place 1 of 3')).toBeAttached()
  await expect
    .poll(async () => (await published(users)).slice(0, 3).map(({ title }) => title))
    .toEqual(first)

  const handle = rowOf(page, 'Wiring diagram').getByTitle('Drag to reorder')
  const from = await handle.boundingBox()
  const to = await rowOf(page, 'Technical Specifications').boundingBox()
  if (!from || !to) throw new Error('Nothing to drag.')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, to.y + to.height - 4, { steps: 8 })
  const last = ['Installation Guide', 'Technical Specifications', 'Wiring diagram']
  await expect.poll(() => titles(page)).toEqual(last)
  await page.keyboard.press('Escape')
  await expect.poll(() => titles(page)).toEqual(first)
  await page.mouse.up()
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, to.y + to.height - 4, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => titles(page)).toEqual(last)
  await expect
    .poll(async () => (await published(users)).slice(0, 3).map(({ title }) => title))
    .toEqual(last)
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(last)
})

test('an unknown URL says Resource not found', async ({ page }) => {
  await openResources(page, '/admin/resources/no-such-resource')
  await expect(page.getByText('Resource not found')).toBeVisible()
  await page.getByRole('link', { name: 'Show all resources' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('a URL is checked for an answer, except on this network', async ({ page }) => {
  await openResources(page, '/admin/resources/new')
  const check = page.getByRole('button', { name: 'Check URL' })
  await expect(check).toBeDisabled()
  await page.getByLabel('File URL').fill('http://127.0.0.1:9/guide.pdf')
  await check.click()
  const answer = page.getByText(/^The URL doesn’t respond/)
  await expect(answer).toBeVisible()
  await page.getByLabel('File URL').fill('http://files.example/other.pdf')
  await expect(answer).toBeHidden()
})

test('downloads over time are charted, tabulated and exported', async ({ page, server }) => {
  const users = await signInUsers(server.url)
  const { id } = await addFile(users, somePdf())
  for (let time = 0; time < 3; time += 1) {
    await (await open(users, await click(users, id))).arrayBuffer()
  }
  await openResources(page, `/admin/resources/${id}`)
  const part = page.getByRole('region', { name: 'Downloads over time' })
  await expect(part).toContainText('3 downloads in 30 days')
  await expect(part.getByRole('img')).toHaveAccessibleName(/Downloads a day from .*, at most 3 on/)
  await part.getByText('As a table').click()
  await expect(part.getByRole('row')).toHaveCount(2)
  await part.getByRole('button', { name: 'A year' }).click()
  await expect(part).toContainText(/in 365 days/)
  const download = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('downloads-wiring.csv')
  expect(readFileSync(await file.path(), 'utf8')).toContain(',3')
})

test('on Resources axe finds nothing at any width, and nothing scrolls sideways', async ({
  page,
  server,
}) => {
  const users = await signInUsers(server.url)
  const { id } = await addFile(users, somePdf(4_200_000))
  const sheet = (await upload(users, 'survey.pdf', somePdf(180_000))).id
  await add(users, {
    title: 'Site survey sheet',
    description:
      'One page to fill in on the first visit: power, signal, gate motor, sign position.',
    filename: 'survey.pdf',
    upload: sheet,
  })
  for (let time = 0; time < 5; time += 1) await open(users, await click(users, id))
  await openResources(page)
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Archive Technical Specifications' }).click()
  await expect(page.getByText('Archived', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expectFits(page, (width) => picture(page, `admin-resources-${width}`))

  await page.goto(`/admin/resources/${id}`)
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('SHA-256')
  await expect(page.getByRole('img')).toBeVisible()
  await expectFits(page, (width) => picture(page, `admin-resource-${width}`, true))
  await page.goto('/admin/resources/new')
  await page.getByRole('button', { name: 'Save Resource' }).click()
  await expect(page.getByText('Enter a URL or upload a file.')).toBeVisible()
  await expectFits(page)
})
