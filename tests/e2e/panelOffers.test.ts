/** Whisper asks which is meant: what the visitor sees of it, and the admins behind. */
import type { Locator, Page } from '@playwright/test'
import { anotherAdmin, cardOf } from './adminPeople'
import { findings } from './axe'
import { dialogOf } from './contactPeople'
import { cuttableLine } from './cuttableLine'
import { expect, test } from './offeringSite'
import { expectFits } from './screens'
import { still } from './still'
import { messageOf, openPanel, panelOf, say } from './visitor'

test.use({ ...still, viewport: { width: 390, height: 844 } })

const asked = 'Which way can I spread it out?'
const choicesOf = (panel: Locator) => panel.getByRole('list', { name: 'Choices' })
const choiceOf = (panel: Locator, name: string) =>
  choicesOf(panel).getByRole('button', { name, exact: true })

/** Somebody who was asked which is meant. */
async function offered(page: Page): Promise<Locator> {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, asked)
  await expect(choicesOf(panel)).toBeVisible()
  return panel
}

test('a visitor on a phone chooses, and an admin sees offer and choice as they happen', async ({
  page,
  browser,
  server,
}) => {
  const admin = await anotherAdmin(browser, server.url)
  const panel = await offered(page)
  await expect(panel.getByPlaceholder('Or say it in other words')).toBeVisible()
  const offer = cardOf(admin, 'Which of these do you mean?')
  await expect(offer.getByRole('list', { name: 'Offered' }).getByRole('listitem')).toHaveText([
    ...['Paying in installments', 'Adding a second gate later'],
    'Placing the sign away from the gate',
  ])
  expect(await findings(page)).toEqual([])

  await choiceOf(panel, 'Adding a second gate later').click()
  await expect(panel.getByText('You chose Adding a second gate later')).toBeVisible()
  await expect(choicesOf(panel)).toHaveCount(0)
  await expect(panel.getByText('This is about Adding a second gate later.')).toBeVisible()
  // What was chosen stands once.
  await expect(messageOf(panel, 'Adding a second gate later')).toHaveCount(0)
  await expect(cardOf(admin, 'Chose Adding a second gate later')).toBeVisible()
  await expect(cardOf(admin, 'This is about Adding a second gate later.')).toBeVisible()
  await offer.getByRole('button', { name: 'Why this answer' }).click()
  await expect(offer.getByText('asking which is meant')).toBeVisible()
  await admin.getByRole('searchbox').fill('sign away')
  await expect(admin.getByRole('article')).toHaveCount(1)
  await admin.getByRole('searchbox').fill('')
  await expectFits(admin)

  await page.reload()
  await openPanel(page)
  await expect(panel.getByText('You chose Adding a second gate later')).toBeVisible()
  await expectFits(page)
})

test('by keyboard alone; who hears the page is told how many choices there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const panel = await offered(page)
  await expect(panel.getByText('3 choices, or none of these.')).toHaveCount(1)
  await panel.getByLabel('Message').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(choiceOf(panel, 'None of these')).toBeFocused()
  for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+Tab')
  await expect(choiceOf(panel, 'Paying in installments')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    panel.getByRole('status').getByText('You chose Paying in installments'),
  ).toBeVisible()
  await expect(panel.getByLabel('Message')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('a choice in one tab closes the offer in the other; words in place of one leave its titles', async ({
  page,
  context,
}) => {
  const panel = await offered(page)
  const other = await context.newPage()
  await other.goto('/about')
  const there = await openPanel(other)
  await choiceOf(there, 'None of these').click()
  await expect(panel.getByText('You chose none of these')).toBeVisible()
  await expect(choicesOf(panel)).toHaveCount(0)
  const ways = panel.getByRole('list', { name: 'Ways to reach a person' })
  await expect(ways.getByRole('link')).toHaveCount(3)
  await expect(ways.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)

  await say(panel, asked)
  await expect(choicesOf(panel)).toBeVisible()
  await say(panel, 'Never mind')
  await expect(choicesOf(panel)).toHaveCount(0)
  await expect(panel.getByText('Placing the sign away from the gate')).toBeVisible()

  await say(panel, asked)
  await expect(choicesOf(panel)).toBeVisible()
  await say(panel, 'the last one')
  await expect(panel.getByText('You chose Placing the sign away from the gate')).toBeVisible()
  await expect(messageOf(panel, 'the last one')).toHaveCount(1)
})

test('a choice made without a line is not sent yet, survives a reload, and goes out once', async ({
  page,
  server,
}) => {
  const line = await cuttableLine(Number(new URL(server.url).port))
  await page.goto(`${line.url}/about`)
  const panel = await openPanel(page)
  await say(panel, asked)
  const choice = choiceOf(panel, 'Paying in installments')
  await expect(choice).toBeVisible()
  line.cut()
  await expect(panel.getByText('Whisper is connecting again…')).toBeVisible()
  await choice.dblclick()
  await expect(panel.getByText('You chose Paying in installments')).toBeVisible()
  await expect(panel.getByText('Not sent.')).toBeVisible({ timeout: 15_000 })
  expect(await findings(page)).toEqual([])
  line.mend()
  await page.reload()
  await openPanel(page)
  await expect(panel.getByText('This is about Paying in installments.')).toBeVisible()
  await expect(panel.getByText('You chose Paying in installments')).toHaveCount(1)
  await expect(panel.getByText('Not sent.')).toHaveCount(0)
  const stored = server.store.collection('messages')
  expect(await stored.countDocuments({ text: 'Paying in installments' })).toBe(1)
  line.close()
})

test('Get a free quote opens the form above the panel, with what was asked as the message', async ({
  page,
}) => {
  const panel = await offered(page)
  await choiceOf(panel, 'Paying in installments').click()
  const button = panel.getByRole('button', { name: 'Get a free quote' })
  await button.click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Send me a quote form' })).toBeFocused()
  const note = dialog.getByLabel('Message (optional)')
  await expect(note).toHaveValue(`${asked}\nPaying in installments`)
  await expectFits(page)
  await expect(dialog).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await note.fill('My own words')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(note).toHaveValue('My own words')
})
