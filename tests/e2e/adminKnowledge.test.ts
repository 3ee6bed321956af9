/** The Knowledge Base tab: written by admins, answered to visitors. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { EntryRecord } from '#shared/knowledge/records'
import { attacks } from '../knowledge/attacks'
import { anotherAdmin, haveSession } from './adminPeople'
import { findings } from './axe'
import { loseReply } from './loseReply'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'
import { openPanel, say } from './visitor'

test.use(still)

const words = {
  category: 'pricing',
  title: 'Payment',
  content: 'We do not accept Bitcoin.',
  tags: ['bitcoin'],
}

async function openKnowledge(page: Page, path = '/admin/whisper'): Promise<void> {
  await haveSession(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Through the API. */
async function addEntry(page: Page, changes: object = {}): Promise<EntryRecord> {
  const reply = await page.request.post('/api/knowledge', {
    data: { id: randomUUID(), ...words, ...changes },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(reply.ok()).toBe(true)
  return reply.json()
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('tabpanel').locator('li[data-id]').filter({ hasText: title })
const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 })
const asMarkdown = (page: Page) => page.getByRole('button', { name: 'Markdown' }).click()
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

test('the first tab lists the seed entries by category with name, description and count', async ({
  page,
}) => {
  await openKnowledge(page)
  await expect(page).toHaveURL('/admin/whisper/knowledge-base')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Knowledge Base')
  await expect(titles(page)).toHaveCount(3)
  const pricing = page.getByRole('region', { name: 'Pricing' })
  await expect(pricing).toContainText('What it costs')
  await expect(pricing).toContainText('1 entry')
  await page.getByRole('navigation', { name: 'Categories' }).getByText('Technical').click()
  await expect(titles(page)).toHaveCount(0)
  await expect(page.getByText('Nothing here yet.')).toBeVisible()
  await page.getByRole('searchbox').fill('install')
  await expect(page.getByRole('heading', { name: 'Found for “install”' })).toBeVisible()
  await expect(rowOf(page, 'Installation').first()).toBeVisible()
})

test('an added and published entry answers the next question in the visitor’s panel', async ({
  page,
  browser,
  server,
}) => {
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  await visitor.goto('/about')
  const panel = await openPanel(visitor)
  await openKnowledge(page)
  await page.getByRole('link', { name: 'Add Entry' }).click()
  await publish(page).click()
  for (const name of ['Title', 'Text']) {
    await expect(page.getByLabel(name)).toHaveAccessibleDescription('This field is required.')
  }
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill('Payment')
  await page.getByLabel('Tags').fill(' bitcoin ,, payment,')
  await page.getByLabel('Category').selectOption('Pricing')
  await page.getByLabel('Text').fill('We do **not** accept Bitcoin.')
  await asMarkdown(page)
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('not')
  await publish(page).click()
  await expect(page.getByText('Payment is published: Whisper knows it.')).toBeVisible()
  const row = rowOf(page, 'Payment')
  for (const text of ['Published', 'Version 1', 'Not used yet', 'bitcoin, payment']) {
    await expect(row).toContainText(text)
  }
  await say(panel, 'Do you accept Bitcoin?')
  await expect(panel.getByText('We do not accept Bitcoin.')).toBeVisible({ timeout: 20_000 })
  await expect(row, 'the count moves by itself').toContainText('Used 1 time', { timeout: 20_000 })
})

test('a draft reaches no visitor, survives a reload, and leaving it asks for confirmation', async ({
  page,
}) => {
  await openKnowledge(page, '/admin/whisper/knowledge-base/new')
  await page.getByLabel('Title').fill('Half written')
  await page.getByRole('link', { name: 'All entries' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Half written')
  await expect(page.getByText('We restored what you wrote here before.')).toBeVisible()
  await page.getByLabel('Text').fill('Words.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(rowOf(page, 'Half written')).toContainText('Draft')
  await page.getByRole('link', { name: 'Add Entry' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('the second of two admins sees both texts and chooses one', async ({
  page,
  browser,
  server,
}) => {
  await haveSession(page)
  const { id } = await addEntry(page, { publish: true })
  await page.goto(`/admin/whisper/knowledge-base/${id}`)
  await page.getByLabel('Text').fill('My words.')
  const other = await anotherAdmin(browser, server.url)
  await other.goto(`/admin/whisper/knowledge-base/${id}`)
  await other.getByLabel('Text').fill('Their words.')
  await publish(other).click()
  await expect(other.getByText('Payment is published')).toBeVisible()

  const conflict = page.getByRole('region', { name: 'Changed by someone else' })
  await expect(conflict).toContainText('My words.')
  await expect(conflict).toContainText('Their words.')
  await expect(page.getByLabel('Text')).toHaveValue('My words.')
  await expect(publish(page)).toBeDisabled()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await publish(page).click()
  await expect(page.getByText('Payment is published')).toBeVisible()
  const entry = await (await page.request.get(`/api/knowledge/${id}`)).json()
  expect(entry).toMatchObject({ version: 3, published: { content: 'My words.' } })
})

test('text changed after a save whose reply was lost is shown beside the stored text', async ({
  page,
}) => {
  await openKnowledge(page, '/admin/whisper/knowledge-base/new')
  await page.getByLabel('Title').fill('Lost reply')
  await page.getByLabel('Text').fill('Stored words.')
  await loseReply(page, 'POST /api/knowledge')
  await page.route('**/api/knowledge/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('It wasn’t saved.')).toBeVisible()
  await page.unroute('**/api/knowledge/*')
  await page.getByLabel('Text').fill('Better words.')
  await publish(page).click()

  const conflict = page.getByRole('region', { name: 'Changed by someone else' })
  await expect(conflict).toContainText('Stored words.')
  await expect(conflict).toContainText('Better words.')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await publish(page).click()
  await expect(page.getByText('Lost reply is published')).toBeVisible()
  await expect(rowOf(page, 'Lost reply')).toHaveCount(1)
  await expect(rowOf(page, 'Lost reply')).toContainText('Better words.')
})

test('an earlier version is compared and restored; an entry is archived and restored', async ({
  page,
}) => {
  await haveSession(page)
  const { id, rev } = await addEntry(page, { publish: true })
  await page.request.post(`/api/knowledge/${id}/publish`, {
    data: { rev, words: { ...words, content: 'We do accept cards.' } },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await page.goto(`/admin/whisper/knowledge-base/${id}`)
  await page.getByRole('button', { name: 'Differences to version 1' }).click()
  await expect(page.locator('del')).toContainText(['not ', 'Bitcoin.'])
  await expect(page.locator('ins')).toContainText(['cards.'])
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByLabel('Text')).toHaveValue(words.content)
  await expect(page.getByText('Published, with changes')).toBeVisible()
  await publish(page).click()
  await expect(rowOf(page, 'Payment')).toContainText('Version 3')
  await rowOf(page, 'Payment').getByRole('link', { name: 'Edit Payment' }).click()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('button', { name: 'Back to drafts' })).toBeVisible()
  await page.getByRole('link', { name: 'All entries' }).click()
  await expect(rowOf(page, 'Payment')).toHaveCount(0)
  await page.getByRole('button', { name: /^Archived/ }).click()
  await expect(rowOf(page, 'Payment')).toContainText('Archived')
})

test('deleting asks for confirmation and shows for every admin at once', async ({
  page,
  browser,
  server,
}) => {
  await openKnowledge(page)
  const other = await anotherAdmin(browser, server.url)
  await other.getByRole('tab', { name: 'Knowledge Base' }).click()
  await expect(titles(other)).toHaveCount(3)
  await addEntry(page)
  await expect(rowOf(other, 'Payment')).toBeVisible()
  await rowOf(page, 'Payment').getByRole('button', { name: 'Delete Payment' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Entry' })
  await expect(question).toContainText('Are you sure you want to delete this entry?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await rowOf(page, 'Payment').getByRole('button', { name: 'Delete Payment' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(titles(page)).toHaveCount(3)
  await expect(titles(other)).toHaveCount(3)
})

test('an export is imported again: changes are shown before they are written, and nothing is duplicated', async ({
  page,
}) => {
  await openKnowledge(page)
  const exporting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const csv = readFileSync(await (await exporting).path(), 'utf8')
  await page.getByRole('link', { name: 'Import' }).click()
  const file = (text: string) => ({
    name: 'entries.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file(csv))
  await expect(page.getByText('The same3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 0 entries' })).toBeDisabled()
  await input.setInputFiles(
    file(`${csv},pricing,Payment,We take cards.,,,,\r\n,pricing,,x,,,,\r\n`),
  )
  const shown = page.getByRole('region', { name: 'What entries.csv would change' })
  await expect(shown).toContainText('title: This field is required.')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Import 1 entry' }).click()
  await expect(rowOf(page, 'Payment')).toContainText('Draft')
  await page.getByRole('button', { name: /^To publish/ }).click()
  await page.getByRole('button', { name: 'Publish all 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: /^Current/ }).click()
  await expect(rowOf(page, 'Payment')).toContainText('Version 1')

  const { id, rev } = await addEntry(page, { title: 'Colors', content: 'Red.', publish: true })
  const saved = await page.request.put(`/api/knowledge/${id}`, {
    data: { ...words, rev, title: 'Colors', content: 'Red or blue.' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(saved.ok()).toBe(true)
  await page.getByRole('link', { name: 'Import' }).click()
  await input.setInputFiles(file('category,title,content,tags\r\npricing,Colors,Green.,\r\n'))
  await expect(shown.getByRole('row', { name: /Colors/ })).toContainText(
    'Replaces its unpublished draft.',
  )
  expect(await findings(page)).toEqual([])
})

test('no Markdown runs a script or sends a request', async ({ page }) => {
  await openKnowledge(page, '/admin/whisper/knowledge-base/new')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) foreign.push(request.url())
  })
  page.on('dialog', (dialog) => foreign.push(dialog.message()))
  const preview = page.getByRole('region', { name: 'Preview' })
  await asMarkdown(page)
  for (let at = 0; at < attacks.length; at += 12) {
    const some = attacks.slice(at, at + 12).join('\n\n')
    await page.getByLabel('Content').fill(`${some}\n\nEnd of part ${at}.`)
    await expect(preview).toContainText(`End of part ${at}.`)
  }
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  expect(foreign).toEqual([])
})

test('the knowledge pages fit every width, and axe finds nothing', async ({ page }) => {
  await haveSession(page)
  const { id } = await addEntry(page, {
    publish: true,
    title: `A title that is long enough to need more than one line on a small screen ${'x'.repeat(60)}`,
  })
  await addEntry(page, { title: 'Draft', category: 'technical' })
  for (const path of ['', `/${id}`, '/new', '/import']) {
    await page.goto(`/admin/whisper/knowledge-base${path}`)
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await expectFits(page)
  }
})
