/** The quote form opened from Whisper more than once on a page. */
import type { Page } from '@playwright/test'
import { dialogOf, fill, openForm } from './contactPeople'
import { expect, test } from './ownSite'
import { still } from './still'
import { openPanel, panelOf, say } from './visitor'

test.use({ ...still, viewport: { width: 1280, height: 900 } })

const offersOf = (page: Page) => panelOf(page).getByRole('button', { name: 'Get a free quote' })

/** Asks Whisper, and opens the form from its newest answer. */
async function openWith(page: Page, question: string) {
  const before = await offersOf(page).count()
  await say(panelOf(page), question)
  await expect(offersOf(page)).toHaveCount(before + 1, { timeout: 40_000 })
  await offersOf(page).last().click()
  await expect(dialogOf(page)).toBeVisible()
}

async function expectFilled(page: Page, message: string, { entrances = '1', phone = '' }) {
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Request a quote' })).toBeFocused()
  await expect(dialog.getByLabel('Message (optional)')).toHaveValue(message)
  await expect(dialog.getByLabel('Number of doors or gates')).toHaveValue(entrances)
  await expect(dialog.getByLabel('Phone', { exact: true })).toHaveValue(phone)
}

test('after a sent request, another question’s button opens a form with its words', async ({
  page,
}) => {
  await page.goto('/about')
  const dialog = await openForm(page)
  await fill(page)
  const send = dialog.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  const thanks = dialog.getByRole('heading', { name: /Thanks/ })
  await expect(thanks).toBeFocused()
  await page.keyboard.press('Escape')
  await openPanel(page)
  const question = 'I want a quote for 3 doors. My name is Elena Marsh, elena@mail.example'
  await openWith(page, question)
  await expectFilled(page, question, { entrances: '3' })
  await expect(dialog.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Elena Marsh')
  // The same button shows what became of its request.
  await dialog.getByLabel('Property type').selectOption({ label: 'Small business' })
  await send.click()
  await expect(thanks).toBeFocused()
  await page.keyboard.press('Escape')
  await offersOf(page).last().click()
  await expect(thanks).toBeFocused()
})

test('the newest question’s words replace those of the one before, but nothing typed', async ({
  page,
}) => {
  await page.goto('/about')
  await openPanel(page)
  const home = 'I want a quote for 2 gates at my home'
  const office = 'I want a quote for 12 doors at my office, phone 202-555-0188'
  await openWith(page, home)
  await expectFilled(page, home, { entrances: '2' })
  await page.keyboard.press('Escape')
  await openWith(page, office)
  await expectFilled(page, office, { entrances: '12', phone: '202-555-0188' })
  const phone = dialogOf(page).getByLabel('Phone', { exact: true })
  await phone.fill('202-555-0123')
  await page.keyboard.press('Escape')
  await offersOf(page).first().click()
  await expectFilled(page, home, { entrances: '2', phone: '202-555-0123' })
  await dialogOf(page).getByLabel('Number of doors or gates').fill('1')
  await page.keyboard.press('Escape')
  await offersOf(page).last().click()
  await expectFilled(page, office, { entrances: '1', phone: '202-555-0123' })
})
