/** Saves that the server has done though their reply was lost: no form says otherwise. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { EntryRecord, EntrySummary } from '#shared/knowledge/records'
import { somePdf } from '../resources/adminAndDealer'
import { haveSession, visitorAt } from './adminPeople'
import { loseReply } from './loseReply'
import { expect, test } from './ownSite'
import { still } from './still'

test.use(still)

const headers = { 'sec-fetch-site': 'same-origin' }
const unreached = /We couldn’t reach the server/
const patient = { timeout: 40_000 }
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

async function entriesCalled(page: Page, title: string): Promise<EntryRecord[]> {
  const { entries } = await (await page.request.get('/api/knowledge')).json()
  const found = (entries as EntrySummary[]).filter((one) => one.title === title)
  return Promise.all(
    found.map(async ({ id }) => (await page.request.get(`/api/knowledge/${id}`)).json()),
  )
}

/** Runs `work` while nothing can be asked about single entries, either. */
async function withoutAsking(page: Page, work: () => Promise<void>): Promise<void> {
  const entries = '**/api/knowledge/*'
  await page.route(entries, (route) => route.abort())
  await work()
  await page.unroute(entries)
}

test('settings that are stored show no failure', async ({ page }) => {
  await haveSession(page)
  await page.goto('/admin/settings/hours')
  await page.getByRole('button', { name: 'Set hours' }).click()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await loseReply(page, 'PUT /api/team/hours')
  const lost = page.waitForEvent('requestfailed')
  await save.click()
  await lost
  await expect(save).toHaveText('Save')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByLabel('Monday, from')).toHaveValue('08:00')
  await expect(page.getByText(unreached)).toHaveCount(0)

  // What was never stored stays, with its failure, until it is.
  await page.route('**/api/team/hours', (route) => route.abort())
  await page.getByLabel('Monday, from').fill('09:00')
  await save.click()
  await expect(page.getByText(unreached)).toBeVisible()
  await page.unroute('**/api/team/hours')
  await save.click()
  await expect(page.getByText('Hours saved.')).toBeVisible()
  await expect(page.getByText(unreached)).toHaveCount(0)
})

test('a greeting and a saved reply that are stored show no failure, and what isn’t does', async ({
  page,
}) => {
  await haveSession(page)
  await page.goto('/admin/whisper/settings')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByLabel('Greeting (empty').fill('Good day!')
  await loseReply(page, 'PUT /api/whisper/opening')
  const asked = page.waitForResponse('**/api/whisper/opening')
  await save.click()
  await asked
  await expect(save).toBeEnabled()
  await expect(page.getByLabel('Greeting (empty')).toHaveValue('Good day!')
  await expect(page.getByText(unreached)).toHaveCount(0)
  await page.route('**/api/whisper/opening', (route) => route.abort())
  await page.getByLabel('Greeting (empty').fill('Good evening!')
  await expect(page.getByText(unreached), 'the earlier failure is forgotten').toHaveCount(0)
  await save.click()
  await expect(page.getByText(unreached)).toBeVisible()

  await page.goto('/admin/settings/replies')
  await page.getByRole('button', { name: 'Add reply' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name, typed').fill('hello')
  await form.getByLabel('Reply', { exact: true }).fill('Hello there.')
  await page.route('**/api/team/replies/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Edit /hello', includeHidden: true })).toHaveCount(
    1,
  )
  await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect(form.getByText(unreached)).toHaveCount(0)
})

test('a resource’s new version that is stored shows no failure', async ({ page }) => {
  await haveSession(page)
  const id = randomUUID()
  const words = {
    title: 'Price list',
    description: 'All.',
    category: 'technical',
    filename: 'p.pdf',
  }
  const data = { id, ...words, url: 'https://example.com/p.pdf' }
  expect((await page.request.post('/api/resources', { headers, data })).ok()).toBe(true)
  await page.goto(`/admin/resources/${id}`)
  const buffer = somePdf(20_000)
  const file = { name: 'p.pdf', mimeType: 'application/pdf', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  const note = page.getByLabel(/^What’s new in version/)
  await note.fill('Newer')
  await loseReply(page, `PUT /api/resources/${id}`)
  const lost = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Save Resource' }).click()
  await lost
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Newer')
  await expect(page.getByText('It wasn’t saved.')).toHaveCount(0)
})

test('a published entry is said to be published', async ({ page }) => {
  await haveSession(page)
  for (const id of ['first', 'second']) {
    const data = { id, category: 'features', title: id, content: 'Some words.', tags: [] }
    expect((await page.request.post('/api/knowledge', { headers, data })).ok()).toBe(true)
  }
  await page.goto('/admin/whisper/knowledge-base/first')
  await loseReply(page, 'POST /api/knowledge/first/publish')
  await publish(page).click()
  await expect(page.getByText('first is published: Whisper knows it.')).toBeVisible(patient)

  await page.goto('/admin/whisper/knowledge-base/second')
  await expect(publish(page)).toBeEnabled()
  await loseReply(page, 'POST /api/knowledge/second/publish')
  // Asked after the lost save and after the event about it, in either order.
  for (let lost = 0; lost < 2; lost += 1) await loseReply(page, 'GET /api/knowledge/second')
  await publish(page).click()
  await expect(page.getByRole('group', { name: 'Save and publish' })).toContainText('Published')
  await expect(publish(page)).toBeDisabled()
  await expect(page.getByText('It wasn’t saved.')).toHaveCount(0)
})

for (const isAsked of [true, false]) {
  test(`an answer to a queued question isn’t taken for someone else’s, ${isAsked ? 'asked' : 'pressed'} again`, async ({
    page,
    server,
  }) => {
    const visitor = await visitorAt(server)
    await haveSession(page)
    await visitor.say('Do you take zorkmids?')
    await page.goto('/admin/whisper/training')
    await page.getByRole('link', { name: /^Teach: / }).click({ timeout: 20_000 })
    await page.getByLabel('Title').fill('Foreign money')
    const content = page.getByLabel('Text')
    await content.press('Control+End')
    await content.pressSequentially('Zorkmids are welcome.')
    await loseReply(page, 'POST /api/knowledge')
    if (!isAsked) {
      await withoutAsking(page, async () => {
        await publish(page).click()
        await expect(page.getByText('It wasn’t saved.')).toBeVisible(patient)
      })
      await expect(page.getByRole('tab', { name: 'Training' })).toHaveText('Training', patient)
      await expect(page.getByText('Someone else has already handled')).toHaveCount(0)
    }
    await publish(page).click()
    await expect(page.getByText('Foreign money is published')).toBeVisible(patient)
    await expect(page).toHaveURL('/admin/whisper/training')
    expect(await entriesCalled(page, 'Foreign money')).toMatchObject([{ status: 'published' }])
    visitor.close()
  })
}

const asked = 'does it work with my Garmin'
const field = (page: Page) => page.getByLabel('Add a bot response')

async function teachInTester(page: Page): Promise<void> {
  await page.goto('/admin/whisper/training')
  const said = page.getByRole('log', { name: 'Test conversation' }).locator('[data-type="bot"]')
  await expect(said).not.toHaveCount(0)
  await page.getByLabel('Message').fill(asked)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(said.last()).toContainText('Why', patient)
}

async function loseResponse(page: Page): Promise<void> {
  await haveSession(page)
  await teachInTester(page)
  await field(page).fill('Yes. Any watch that can take a call.')
  await loseReply(page, 'POST /api/knowledge')
  await withoutAsking(page, async () => {
    await publish(page).click()
    await expect(page.getByText('It wasn’t saved.')).toBeVisible(patient)
  })
}

test('a taught response is corrected after a reload: one entry, one regression question', async ({
  page,
}) => {
  await loseResponse(page)
  await teachInTester(page)
  await expect(field(page)).toHaveValue('Yes. Any watch that can take a call.')
  await field(page).fill('Yes. Any watch with a SIM card.')
  await loseReply(page, 'POST /api/training/questions')
  await publish(page).click()
  await expect(page.getByText('It wasn’t saved.')).toBeVisible(patient)
  await field(page).fill('Yes. Any watch with an eSIM.')
  await page.getByLabel('Must contain').fill('eSIM')
  await publish(page).click()
  await expect(page.getByText('Whisper knows it now')).toBeVisible(patient)
  const entries = await entriesCalled(page, asked)
  expect(entries).toMatchObject([{ status: 'published', hasChanges: false, version: 3 }])
  expect(entries[0]?.words.content).toContain('eSIM')
  const { questions } = await (await page.request.get('/api/training/questions')).json()
  expect(questions).toMatchObject([{ question: asked, expectation: { texts: ['eSIM'] } }])
})

test('a response that someone else has changed since leads to its entry', async ({ page }) => {
  await loseResponse(page)
  const [entry] = await entriesCalled(page, asked)
  if (!entry) throw new Error('it isn’t stored')
  const { id, rev, words } = entry
  const data = { rev, words: { ...words, content: 'Their words.' } }
  await page.request.post(`/api/knowledge/${id}/publish`, { headers, data })
  await field(page).fill('Yes. Any watch with an eSIM.')
  await publish(page).click()
  await page.getByRole('link', { name: 'Open the entry' }).click(patient)
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Their words.')
})
