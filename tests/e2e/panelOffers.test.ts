/** Whisper's offers: what the visitor sees, and what admins see. */
import type { Locator, Page } from '@playwright/test'
import { anotherAdmin, cardOf } from './adminPeople'
import { findings } from './axe'
import { dialogOf } from './contactPeople'
import { cuttableLine } from './cuttableLine'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'
import { solarQuestion as asked, eighty, sliding, swing, twoAlike } from './twoAlike'
import { messageOf, openPanel, panelOf, say, signInAdmin } from './visitor'

test.use({ ...still, viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ server }) => {
  const admin = await signInAdmin(server)
  for (const entry of twoAlike) await admin.teach(entry)
  await admin.dispose()
})

const choicesOf = (panel: Locator) => panel.getByRole('list', { name: 'Choices' })
const choiceOf = (panel: Locator, name: string) =>
  choicesOf(panel).getByRole('button', { name, exact: true })
/** The offered titles, without 'None of these'. */
const titlesOf = async (panel: Locator) =>
  (await choicesOf(panel).getByRole('button').allInnerTexts()).slice(0, -1)

/** A visitor who got an offer. */
async function offered(page: Page): Promise<Locator> {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, asked)
  await expect(choiceOf(panel, sliding)).toBeVisible()
  return panel
}

test('a visitor on a phone picks a choice, and an admin sees choices and pick live', async ({
  page,
  browser,
  server,
}) => {
  const admin = await anotherAdmin(browser, server.url)
  const panel = await offered(page)
  await expect(panel.getByPlaceholder('Or ask another way')).toBeVisible()
  const offer = cardOf(admin, asked)
  const titles = await titlesOf(panel)
  expect(titles).toContain(swing)
  await expect(offer.getByRole('list', { name: 'Offered' }).getByRole('listitem')).toHaveText(
    titles,
  )
  expect(await findings(page)).toEqual([])

  await choiceOf(panel, sliding).click()
  await expect(panel.getByText(`You chose ${sliding}`)).toBeVisible()
  await expect(choicesOf(panel)).toHaveCount(0)
  await expect(panel.getByText(eighty)).toBeVisible()
  // The pick is shown once.
  await expect(messageOf(panel, sliding)).toHaveCount(0)
  const choice = cardOf(admin, `Chose ${sliding}`)
  await expect(choice).toContainText(eighty)
  await offer.getByRole('button', { name: 'Why this answer' }).click()
  await expect(offer.getByText('asking which one')).toBeVisible()
  await admin.getByRole('searchbox').fill('swing solar')
  await expect(admin.getByRole('article')).toHaveCount(1)
  await admin.getByRole('searchbox').fill('')
  await expect(choice).toBeVisible()
  await expectFits(admin)

  await page.reload()
  await openPanel(page)
  await expect(panel.getByText(`You chose ${sliding}`)).toBeVisible()
  await expectFits(page)
})

test('choices work by keyboard alone, and screen readers hear how many there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const panel = await offered(page)
  const titles = await titlesOf(panel)
  await expect(panel.getByText(`${titles.length} choices, or none of these.`)).toHaveCount(1)
  await panel.getByLabel('Message').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(choiceOf(panel, 'None of these')).toBeFocused()
  for (const title of titles.toReversed()) {
    await page.keyboard.press('Shift+Tab')
    await expect(choiceOf(panel, title)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status').getByText(`You chose ${titles[0]}`)).toBeVisible()
  await expect(panel.getByLabel('Message')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('a pick in one tab closes the choices in the other; "None of these" leads to a person', async ({
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
  await expectFits(page)
})

test('typing something else closes the choices, unless it names one', async ({ page }) => {
  const panel = await offered(page)
  const titles = await titlesOf(panel)
  await say(panel, 'Thank you')
  await expect(choicesOf(panel)).toHaveCount(0)
  await expect(panel.getByText(swing)).toBeVisible()

  await say(panel, asked)
  await expect(choicesOf(panel)).toBeVisible()
  await say(panel, 'the last one')
  await expect(panel.getByText(`You chose ${titles.at(-1)}`)).toBeVisible()
  await expect(messageOf(panel, 'the last one')).toHaveCount(1)
})

test('a pick made offline shows as not sent, survives a reload, and is sent once', async ({
  page,
  server,
}) => {
  const line = await cuttableLine(server.port)
  await page.goto(`${line.url}/about`)
  const panel = await openPanel(page)
  await say(panel, asked)
  const choice = choiceOf(panel, sliding)
  await expect(choice).toBeVisible()
  line.cut()
  await expect(panel.getByText('Whisper is reconnecting…')).toBeVisible()
  await choice.dblclick()
  await expect(panel.getByText(`You chose ${sliding}`)).toBeVisible()
  await expect(panel.getByText('Not sent.')).toBeVisible({ timeout: 15_000 })
  expect(await findings(page)).toEqual([])
  line.mend()
  await page.reload()
  await openPanel(page)
  await expect(panel.getByText(eighty)).toBeVisible()
  await expect(panel.getByText(`You chose ${sliding}`)).toHaveCount(1)
  await expect(panel.getByText('Not sent.')).toHaveCount(0)
  const admin = await signInAdmin(server)
  expect(await admin.stored()).toEqual([asked, sliding])
  await admin.dispose()
  line.close()
})

test('Get a free quote opens the form above the panel, with the question as its message', async ({
  page,
}) => {
  const question = 'I want a quote for two gates'
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, question)
  const button = panel.getByRole('button', { name: 'Get a free quote' })
  await button.click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Request a quote' })).toBeFocused()
  const note = dialog.getByLabel('Message (optional)')
  await expect(note).toHaveValue(question)
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
