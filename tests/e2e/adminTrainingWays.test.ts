/** The Training tab: questions become ways of asking with one click, without writing an answer. */
import type { Locator, Page } from '@playwright/test'
import type { RunningServer } from '../runningServer'
import { haveSession, visitorAt } from './adminPeople'
import { findings } from './axe'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'
import { openPanel, say } from './visitor'

test.use(still)

const patient = { timeout: 40_000 }
/** Matches all of these. */
const asked = 'can paying be split'
const installments = 'Paying in installments'
const inSix = 'The installation can be paid in six installments, without interest.'
const taught = [
  { id: 'installments', title: installments, content: inSix },
  { id: 'card', title: 'Paying by card', content: 'Visa and Mastercard are taken by phone.' },
  { id: 'later', title: 'Paying later', content: 'Nothing is due before the gate works.' },
]

async function openTraining(page: Page): Promise<void> {
  await haveSession(page)
  for (const entry of taught) {
    const data = { ...entry, category: 'pricing', publish: true }
    const headers = { 'sec-fetch-site': 'same-origin' }
    expect((await page.request.post('/api/knowledge', { data, headers })).ok()).toBe(true)
  }
  await page.goto('/admin/whisper/training')
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 })
}

/** The entry's published ways of asking. */
async function waysOf(page: Page): Promise<string[]> {
  const { published } = await (await page.request.get('/api/knowledge/installments')).json()
  return published.sections[0].ways.map(({ text }: { text: string }) => text)
}

/** Several visitors ask and pick. */
async function picked(server: Pick<RunningServer, 'url'>, visitors: number, text: string) {
  for (let n = 0; n < visitors; n += 1) {
    const visitor = await visitorAt(server)
    await visitor.pick(await visitor.say(text), installments)
    await visitor.allAnswered()
    visitor.close()
  }
}

const part = (page: Page, name: string) => page.getByRole('region', { name })
const row = (place: Locator, text: string) => place.getByRole('listitem').filter({ hasText: text })
const talk = (page: Page) => page.getByRole('log', { name: 'Test conversation' })
const said = (page: Page) => talk(page).locator('[data-type="bot"]')

async function tryOut(page: Page, text: string): Promise<void> {
  const before = await said(page).count()
  await page.getByLabel('Message').fill(text)
  await page.getByLabel('Message').press('Enter')
  await expect(said(page)).toHaveCount(before + 1)
  await expect(said(page).last()).toContainText('Why', patient)
}

test('a question becomes a way of asking by keyboard, and the next visitor is answered', async ({
  page,
  browser,
  server,
}) => {
  await openTraining(page)
  const queue = part(page, 'Queue')
  await expect(queue.getByText('Queue is empty')).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  await visitor.goto('/about')
  const panel = await openPanel(visitor)
  await say(panel, asked)
  const question = row(queue, asked)
  await expect(question).toContainText('Unsure, once, today', { timeout: 20_000 })
  await expect(question).toContainText(/Offered: .*Paying in installments/)
  const tab = page.getByRole('tab', { name: 'Training' })
  await expect(tab).toHaveText('Training 1')
  await expect(queue.getByRole('button', { name: 'Unsure 1' })).toBeVisible()

  const asks = question.getByRole('button', { name: /^This asks/ })
  await asks.press('Enter')
  const finder = page.getByRole('combobox', { name: 'Find the section' })
  await expect(finder).toBeFocused()
  await finder.press('Escape')
  await expect(asks).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('zebra crossing')
  await expect(question.getByText('No section has all of these words.')).toBeVisible()
  await finder.fill('paying')
  const options = question.getByRole('option')
  await expect(options.filter({ hasText: installments })).toContainText('no ways yet')
  while ((await options.filter({ hasText: installments }).getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question).toContainText(`Added to “${installments}” and published.`)
  expect(await waysOf(page)).toEqual([asked])
  await expect(tab).toHaveText('Training')

  await expect(question.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toContainText('Unsure, once')
  expect(await waysOf(page)).toEqual([])
  await expect(tab).toHaveText('Training 1')
  await asks.press('Enter')
  await finder.fill(installments)
  await expect(options.first()).toContainText(installments)
  await expect(question.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('Enter')
  await expect(tab).toHaveText('Training')
  await say(panel, asked)
  await expect(panel.getByText(inSix)).toBeVisible(patient)
  await expect(tab).toHaveText('Training')
})

test('visitors’ picks are dismissed, undone and accepted, but not automatically within a day', async ({
  page,
  server,
}) => {
  await openTraining(page)
  const suggestions = part(page, 'Suggestions')
  await expect(suggestions.getByText('No suggestions')).toBeVisible()
  await picked(server, 3, asked)
  const first = row(suggestions, asked)
  await expect(first).toContainText(`3 visitors who wrote ${asked} chose ${installments}`, {
    timeout: 20_000,
  })
  await expect(first).toContainText('Becomes a way of asking. Last chosen today')
  await expect(part(page, 'Queue').getByText('Queue is empty')).toBeVisible()

  await first.getByRole('button', { name: /^Dismiss/ }).press('Enter')
  await expect(first).toContainText('It won’t be suggested again.')
  await expect(first.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toContainText('Becomes a way of asking')
  await suggestions.getByRole('button', { name: 'Accept all 1' }).click()
  await expect(first).toContainText('Accepted as a way of asking.')
  expect(await waysOf(page)).toEqual([asked])
  await first.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toContainText('Becomes a way of asking')
  expect(await waysOf(page)).toEqual([])

  await suggestions.getByRole('switch', { name: /^Accept automatically/ }).click()
  await expect(suggestions.getByRole('switch')).toBeChecked()
  await picked(server, 2, asked)
  await expect(first).toContainText(`5 visitors who wrote ${asked} chose ${installments}`, {
    timeout: 20_000,
  })
  await page.reload()
  await expect(suggestions.getByRole('switch')).toBeChecked()
  await expect(first).toContainText('5 visitors')
  expect(await waysOf(page)).toEqual([])
})

test('the tester offers choices, explains them, takes a pick, and can be taught', async ({
  page,
}) => {
  await openTraining(page)
  await tryOut(page, asked)
  const offers = talk(page).getByRole('list', { name: 'Offers' }).first().getByRole('button')
  await expect(offers.filter({ hasText: installments })).toBeEnabled()
  await expect(offers.last()).toHaveText('None of these')
  await expect(said(page).last()).toContainText('Choices, best')
  const why = part(page, 'Why this offer')
  await expect(why.getByRole('term')).toHaveText(['Best', 'Next', 'Answers from', 'Took'])
  await expect(why.getByRole('listitem').filter({ hasText: 'six' })).toContainText('no ways yet')

  await offers.filter({ hasText: installments }).press('Enter')
  await expect(said(page).last()).toContainText(inSix, patient)
  await expect(said(page).last()).toContainText('Answer, 1.00')
  await expect(offers.first()).toBeDisabled()
  await page.getByRole('button', { name: 'Start over' }).click()
  await tryOut(page, asked)
  await offers.last().click()
  await expect(said(page)).toHaveCount(3)
  await expect(said(page).last()).toContainText('Why', patient)

  await page.getByRole('button', { name: 'Start over' }).click()
  await tryOut(page, asked)
  await said(page)
    .last()
    .getByRole('button', { name: /^This asks/ })
    .click()
  await page.getByRole('combobox').fill(installments)
  await page.getByRole('option', { name: installments }).first().click()
  await expect(page.getByText(`Added to “${installments}” and published.`)).toBeVisible()
  await expect(said(page).last()).toContainText(inSix, patient)
})

test('the suggestions fit every width, and axe finds nothing', async ({ page, server }) => {
  await openTraining(page)
  await picked(server, 2, asked)
  const visitor = await visitorAt(server)
  await visitor.say('is paying over time possible with zorkmids')
  const queue = part(page, 'Queue')
  await expect(row(queue, 'paying over time')).toBeVisible({ timeout: 20_000 })
  await expect(row(part(page, 'Suggestions'), asked)).toBeVisible({ timeout: 20_000 })
  await tryOut(page, asked)
  await row(queue, 'paying over time')
    .getByRole('button', { name: /^This asks/ })
    .click()
  await page.getByRole('combobox').fill('paying')
  await expect(page.getByRole('option').filter({ hasText: installments })).toBeVisible()
  await expectFits(page)
  visitor.close()
})
