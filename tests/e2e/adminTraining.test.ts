/** The Training tab: testing Whisper, teaching it, and regression questions. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { EntryRecord } from '#shared/knowledge/records'
import { anotherAdmin, haveSession } from './adminPeople'
import { findings } from './axe'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'
import { openPanel, say } from './visitor'

test.use(still)

const asked = 'does it work with my Garmin'
const response = 'Yes. Any phone or watch that can take a call can answer the gate and open it.'
/** Whisper admits that it doesn't know, or offers what is close. */
const unknown = /I (?:do not|don't) know that|Which of these/
const patient = { timeout: 40_000 }

async function openTraining(page: Page): Promise<void> {
  await haveSession(page)
  await page.goto('/admin/whisper/training')
  await expect(page.getByRole('heading', { name: 'Conversation tester' })).toBeVisible()
}

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const reply = await page.request.post(path, { data, headers })
  expect(reply.ok()).toBe(true)
  return reply.json()
}

const addEntry = (page: Page, content: string, publish: boolean) =>
  post<EntryRecord>(page, '/api/knowledge', {
    id: randomUUID(),
    category: 'pricing',
    title: 'Payment',
    tags: ['bitcoin'],
    content,
    publish,
  })

const addQuestion = (page: Page, question: string, texts: string[]) =>
  post(page, '/api/training/questions', {
    id: randomUUID(),
    question,
    before: [],
    expectation: { kind: 'contains', texts },
  })

const talk = (page: Page) => page.getByRole('log', { name: 'Test conversation' })
const said = (page: Page) => talk(page).locator('[data-type="bot"]')
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Regression questions' }).getByRole('listitem')
const face = (page: Page) =>
  page.getByRole('list', { name: 'Face of the last answer' }).locator('[aria-current]')
const warning = (page: Page, deed = 'publish') =>
  page.getByRole('alertdialog', { name: `Before you ${deed}` })
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

async function tryOut(page: Page, text: string): Promise<void> {
  await expect(said(page)).not.toHaveCount(0)
  const before = await said(page).count()
  await page.getByLabel('Message').fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(said(page)).toHaveCount(before + 1)
  await expect(said(page).last()).toContainText('Why', patient)
}

test('Training opens on the queue, with the tester beside it or one press away', async ({
  page,
}) => {
  await openTraining(page)
  const queue = page.getByRole('region', { name: 'Queue' })
  const tester = page.getByRole('region', { name: 'Conversation tester' })
  const message = page.getByLabel('Message')
  const shortcut = page.getByRole('button', { name: 'Test Whisper' })
  await expectFits(page, async (width) => {
    await page.evaluate(() => scrollTo(0, 0))
    await expect(queue.getByRole('heading', { name: 'Queue', exact: true })).toBeInViewport()
    const [first, second] = [await queue.boundingBox(), await tester.boundingBox()]
    if (!first || !second) throw new Error('one of them is not drawn')
    if (width === 1440) {
      expect(second.y).toBe(first.y)
      expect(second.x).toBeGreaterThan(first.x + first.width)
      await expect(message).toBeInViewport()
      await expect(shortcut).toBeHidden()
      return
    }
    expect(second.y).toBeGreaterThan(first.y + first.height)
    await shortcut.focus()
    await page.keyboard.press('Enter')
    await expect(message).toBeFocused()
    await expect(message).toBeInViewport({ ratio: 1 })
    await expect(tester.getByRole('heading')).toBeInViewport({ ratio: 1 })
  })
})

test('what is taught in the tester and published answers next in the visitor’s panel', async ({
  page,
  browser,
  server,
}) => {
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  await visitor.goto('/about')
  const panel = await openPanel(visitor)
  await say(panel, asked)
  await expect(panel.getByText(unknown)).toHaveCount(1, patient)

  await openTraining(page)
  await expect(face(page)).toHaveText('Happy')
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await page.getByLabel('Message').fill('   ')
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await tryOut(page, asked)
  await expect(said(page).last()).toContainText(unknown)
  await expect(face(page)).toHaveText(/Surprised|Thinking/)
  await expect(page.getByText('Draft and published answer the same.')).toBeVisible()

  await page.getByRole('button', { name: 'Save as draft' }).click()
  const field = page.getByLabel(`Add a bot response to “${asked}”`)
  await expect(field).toHaveAccessibleDescription('This field is required.')
  await expect(field).toBeFocused()
  await field.fill(response)
  await page.getByLabel('Category').selectOption('Features')
  await page.getByLabel('Must contain').fill('watch')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  // The question is asked again: the draft has the answer, visitors don't get it yet.
  await expect(said(page).last()).toContainText(response, patient)
  await expect(said(page).last()).toContainText('Would change')
  await expect(face(page)).toHaveText('Default')
  const why = page.getByRole('region', { name: /^Why this/ })
  await expect(why).toContainText('draft, not published')
  await expect(why.getByRole('definition').filter({ hasText: unknown })).toBeVisible()
  await page.getByRole('button', { name: 'Published' }).click()
  await expect(said(page).last()).toContainText(unknown)
  await expect(rows(page)).toContainText([`Not run${asked}`])
  await page.getByRole('button', { name: 'Run all' }).click()
  await expect(rows(page).first()).toContainText('Pass', patient)

  await page.getByRole('button', { name: 'Draft', exact: true }).click()
  await why.getByRole('link', { name: asked }).first().click()
  await expect(page.getByLabel('Title')).toHaveValue(asked)
  await expect(page.getByText(`Taught by “${asked}”`)).toBeVisible()
  await publish(page).click()
  await expect(page.getByText('is published: Whisper knows it.')).toBeVisible(patient)
  await say(panel, asked)
  await expect(panel.getByText(response)).toHaveCount(1, patient)
  await say(panel, 'Can I use a Garmin with it?')
  await expect(panel.getByText(response)).toHaveCount(2, patient)
})

test('a half-written response survives another answer, starting over and a reload', async ({
  page,
}) => {
  await openTraining(page)
  await tryOut(page, asked)
  await page.getByLabel('Add a bot response').fill(response)
  await tryOut(page, 'What does the installation cost?')
  await expect(page.getByLabel('Add a bot response')).toHaveValue('')
  await page.getByRole('button', { name: `Why this answer: ${asked}` }).click()
  await expect(page.getByLabel('Add a bot response')).toHaveValue(response)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(said(page)).toHaveCount(1)
  await page.reload()
  await tryOut(page, asked)
  await expect(page.getByLabel('Add a bot response')).toHaveValue(response)
  await page.getByRole('button', { name: 'Add Question' }).click()
  await page.getByLabel('Question, as').fill('Half written')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Question, as')).toHaveValue('Half written')
})

test('a regression question that would fail warns before publishing, which can still go ahead', async ({
  page,
}) => {
  await haveSession(page)
  const { id } = await addEntry(page, 'We do not accept Bitcoin.', true)
  await addQuestion(page, 'Do you accept Bitcoin?', ['do not accept'])
  await page.goto(`/admin/whisper/knowledge-base/${id}`)
  await page.getByLabel('Text', { exact: true }).fill('We accept Bitcoin gladly.')
  await publish(page).click()
  await expect(warning(page)).toContainText('Do you accept Bitcoin?', patient)
  for (const text of ['Must contain “do not accept”', 'We do not accept', 'We accept Bitcoin']) {
    await expect(warning(page)).toContainText(text)
  }
  await expect(page.getByRole('button', { name: 'Go back' })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(warning(page)).toBeHidden()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('We accept Bitcoin gladly.')
  const read = async () => (await page.request.get(`/api/knowledge/${id}`)).json()
  expect((await read()).version).toBe(1)

  // Several drafts at once.
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  await page.getByRole('link', { name: 'All entries' }).click()
  await page.getByRole('button', { name: 'To publish' }).click()
  await page.getByRole('button', { name: 'Publish all 1' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(warning(page)).toContainText('Do you accept Bitcoin?', patient)
  await warning(page).getByRole('button', { name: 'Go back' }).click()
  expect((await read()).version).toBe(1)
  await page.getByRole('button', { name: 'Publish all 1' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await warning(page).getByRole('button', { name: 'Publish anyway' }).click(patient)
  await expect.poll(async () => (await read()).version).toBe(2)
})

test('archiving, deleting and switching a page off warn too, and going back changes nothing', async ({
  page,
}) => {
  await haveSession(page)
  const { id } = await addEntry(page, 'We do not accept Bitcoin.', true)
  await addQuestion(page, 'Do you accept Bitcoin?', ['do not accept'])
  await addQuestion(page, 'Who is the lead developer?', ['Lead Developer'])
  const status = async () => (await page.request.get(`/api/knowledge/${id}`)).json()

  await page.goto('/admin/whisper/resources')
  const about = page.getByRole('switch', { name: 'Whisper reads About Us' })
  await about.click()
  await expect(warning(page, 'switch')).toContainText('lead developer', patient)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(about).toBeChecked()
  await page.reload()
  await expect(about).toBeChecked()

  await page.goto(`/admin/whisper/knowledge-base/${id}`)
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(warning(page, 'archive')).toContainText('Do you accept Bitcoin?', patient)
  await page.keyboard.press('Enter')
  expect(await status()).toMatchObject({ status: 'published' })
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const sure = page.getByRole('alertdialog', { name: 'Delete Entry' })
  await sure.getByRole('button', { name: 'Delete' }).click()
  await warning(page, 'delete').getByRole('button', { name: 'Go back' }).click(patient)
  await expect(sure).toBeHidden()
  expect(await status()).toMatchObject({ status: 'published' })
  await page.getByRole('button', { name: 'Archive' }).click()
  await warning(page, 'archive').getByRole('button', { name: 'Archive anyway' }).click(patient)
  await expect(page.getByText('Payment is archived. Whisper won’t read it.')).toBeVisible()
  // It isn't read any more, so nothing can be lost.
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Payment was deleted.')).toBeVisible()
})

test('without regression questions there is no warning; if they can’t be run, the admin decides', async ({
  page,
}) => {
  await haveSession(page)
  const { id } = await addEntry(page, 'We do not accept Bitcoin.', false)
  await page.goto(`/admin/whisper/knowledge-base/${id}`)
  await page.route('**/api/training/check', (route) => route.abort())
  await publish(page).click()
  await expect(warning(page)).toContainText('couldn’t be run', patient)
  await warning(page).getByRole('button', { name: 'Go back' }).click()
  await publish(page).click()
  await expect(warning(page)).toContainText('couldn’t be run', patient)
  await page.unroute('**/api/training/check')
  await warning(page).getByRole('button', { name: 'Try again' }).click(patient)
  await expect(page.getByText('Payment is published: Whisper knows it.')).toBeVisible(patient)
})

test('regression questions are added, run and edited; another admin’s page follows', async ({
  page,
  browser,
  server,
}) => {
  await openTraining(page)
  const other = await anotherAdmin(browser, server.url)
  await other.getByRole('tab', { name: 'Training' }).click()
  await expect(other.getByText('None yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Question' }).click()
  await page.getByRole('button', { name: 'Save Question' }).click()
  await expect(page.getByLabel('Question, as')).toBeFocused()
  await page.getByLabel('Question, as').fill('Who wrote <img src=x onerror=alert(1)> Hamlet?')
  await page.getByRole('button', { name: 'Must admit' }).click()
  await page.getByRole('button', { name: 'Save Question' }).click()
  await expect(rows(other).first()).toContainText('<img src=x onerror=alert(1)>')
  await addEntry(page, 'We accept Bitcoin for a fee of $30.', true)
  await addQuestion(page, 'Do you accept Bitcoin?', ['$31'])
  await page.getByRole('button', { name: 'Run all' }).click()
  await expect(other.getByText('2 of 2')).toBeVisible(patient)
  await expect(rows(other).first()).toContainText(/Fail.*\$31.*\$30/)
  await expect(rows(other).nth(1)).toContainText('Pass')
  await expect(page.getByRole('row').last()).toContainText('You')
  await expect(other.getByRole('row').last()).toContainText('Signed in')

  // Two edit at once: the second sees both versions and chooses.
  const edit = { name: 'Edit Do you accept Bitcoin?' }
  const texts = (one: Page) => one.getByLabel('Words and figures')
  await page.getByRole('button', edit).click()
  await other.getByRole('button', edit).click()
  await texts(other).fill('$30')
  await other.getByRole('button', { name: 'Save Question' }).click()
  await expect(page.getByText('Someone else changed this in the meantime')).toContainText('“$30”')
  await expect(texts(page)).toHaveValue('$31')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(texts(page)).toHaveValue('$30')
  await page.keyboard.press('Escape')
  await expect(rows(page).filter({ hasText: 'Edited' })).toHaveCount(1)

  await other.getByRole('button', { name: /^Delete Who wrote/ }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(1)
})

test('unsaved text is not discarded or overwritten without confirmation', async ({ page }) => {
  await haveSession(page)
  const { id } = await addEntry(page, 'We do not accept Bitcoin.', true)
  await page.goto(`/admin/whisper/knowledge-base/${id}`)
  const content = page.getByLabel('Text', { exact: true })
  await content.fill('We accept cards.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.goto(`/admin/whisper/knowledge-base/${id}`)
  await content.fill('We accept cards and cash.')
  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(question).toContainText('Unsaved changes in the form will be lost')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(content).toHaveValue('We accept cards and cash.')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(content).toHaveValue('We do not accept Bitcoin.')
  await expect(page.getByRole('region', { name: 'Changed by someone else' })).toHaveCount(0)
  await page.reload()
  await expect(content).toHaveValue('We do not accept Bitcoin.')
})

test('Training fits every width, the preview is 400 px tall, and axe finds nothing', async ({
  page,
}) => {
  await openTraining(page)
  await expectFits(page)
  await addQuestion(page, 'How long is the warranty?', ['9 years'])
  await tryOut(page, 'What does the installation cost?')
  await expect(page.getByRole('list', { name: 'Passages by score' })).toBeVisible()
  await tryOut(page, `<b onclick=alert(1)>${'gate'.repeat(400)}</b>`)
  await page.getByLabel('Add a bot response').fill('It is never installed so.')
  await page.getByRole('button', { name: 'Run all' }).click()
  await expect(rows(page)).toContainText(['Fail'], patient)
  await expect(talk(page).locator('b')).toHaveCount(0)
  await expectFits(page, async () => {
    expect((await talk(page).boundingBox())?.height).toBe(400)
  })
})
