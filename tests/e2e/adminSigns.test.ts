/** A sign, from the number to the files. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { rasterPdf } from '../qr/rasterPdf'
import { rasterSvg } from '../qr/rasterSvg'
import { readQr } from '../qr/readQr'
import { haveSession } from './adminPeople'
import { expectFits, screens } from './screens'
import { expect, test } from './sharedServer'

async function openSigns(page: Page) {
  await haveSession(page)
  await page.goto('/admin/signs')
  await expect(page.getByRole('heading', { name: 'Entry Signs' })).toBeVisible()
}

const phone = (page: Page) => page.getByLabel('Phone number')
const address = (page: Page) => page.getByLabel('Address (URL)')
const preview = (page: Page) => page.getByRole('img', { name: /^The sign, / })

/** The file that pressing Enter on the button creates. */
async function made(page: Page, button: string) {
  await page.getByRole('button', { name: button }).focus()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test('a sign is made by keyboard alone, survives a reload, and its files scan', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openSigns(page)
  await expect(page.getByText('No sign yet')).toBeVisible()
  await phone(page).focus()
  await page.keyboard.type('(202) 555-0142')
  await expect(preview(page)).toHaveAccessibleName(
    /12 × 18 in: Visitor Access; QR code; Scan or dial 202 555 0142; Scan QR Code, Connect, Gain Access/,
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Enclosure' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(preview(page)).toHaveAccessibleName(/8 × 10 in/)

  await page.reload()
  await expect(phone(page)).toHaveValue('(202) 555-0142')
  await expect(preview(page)).toHaveAccessibleName(/8 × 10 in/)
  expect(scripts.filter((url) => /jspdf/i.test(url))).toEqual([])

  const pdf = await made(page, 'Download PDF')
  expect(pdf.name).toBe('sign-202-555-0142-8x10in.pdf')
  const [fromPdf] = await readQr(await rasterPdf(new Uint8Array(pdf.bytes).buffer, 150))
  expect(fromPdf?.text).toBe('tel:+12025550142')

  const svg = await made(page, 'Download SVG')
  expect(svg.name).toBe('sign-202-555-0142-8x10in.svg')
  const [fromSvg] = await readQr(rasterSvg(svg.bytes.toString()))
  expect(fromSvg?.text).toBe('tel:+12025550142')
})

test('errors show beside their field', async ({ page }) => {
  await openSigns(page)
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(phone(page)).toBeFocused()
  await expect(phone(page)).toHaveAccessibleDescription('Enter a phone number or an address.')

  await phone(page).fill('911 555 0142')
  await expect(phone(page)).toHaveAccessibleDescription('There’s no area code 911.')
  await phone(page).fill('')
  await address(page).fill('ftp://visitoraccess.example')
  await expect(address(page)).toHaveAccessibleDescription('The address must begin with https://.')
  await address(page).fill('http://visitoraccess.example/g/1')
  await expect(preview(page)).toBeVisible()
  await expect(page.getByText('The address isn’t secure')).toBeVisible()

  await page.getByLabel('Size, width by height').selectOption('Other size')
  await page.getByRole('button', { name: 'Download SVG' }).click()
  const width = page.getByLabel('Width in inches')
  await expect(width).toBeFocused()
  await width.fill('4')
  await page.getByLabel('Height in inches').fill('20')
  await expect(width).toHaveAccessibleDescription(/Too narrow/)
  await width.fill('7.5')
  await expect(preview(page)).toHaveAccessibleName(/7.5 × 20 in/)
})

test('a long URL on a small sign shows a warning', async ({ page }) => {
  await openSigns(page)
  await address(page).fill(`https://visitoraccess.example/${'gate-'.repeat(16)}`)
  await page.getByLabel('Size, width by height').selectOption('Other size')
  await page.getByLabel('Width in inches').fill('4')
  await page.getByLabel('Height in inches').fill('4')
  await expect(page.getByText('smaller than 1 mm')).toBeVisible()
  await expect(page.getByText('hard to read from a car')).toBeVisible()
})

test('Signs fit every screen, and axe finds nothing', async ({ page }) => {
  await openSigns(page)
  await address(page).fill('http://visitoraccess.example/g/4F7K')
  await phone(page).fill('12')
  await page.getByLabel('Size, width by height').selectOption('Other size')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(phone(page)).toHaveAccessibleDescription(/10 digits/)
  await expectFits(page, undefined, [[320, 720], ...screens])
  await phone(page).fill('202 555 0142')
  await page.getByLabel('Size, width by height').selectOption('18 × 12 in')
  await expect(preview(page)).toBeVisible()
  await expectFits(page, undefined, [[320, 720], ...screens])
})
