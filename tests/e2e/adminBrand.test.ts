/** The brand page: files, colors on the clipboard, and the page on every screen and in print. */
import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { readPdf } from '../quotes/readPdf'
import { haveSession } from './adminPeople'
import { complaintsOf } from './complaints'
import { expectFits } from './screens'
import { expect, test } from './sharedServer'

async function openBrand(page: Page) {
  await haveSession(page)
  await page.goto('/admin/brand')
  await expect(page.getByRole('button', { name: 'Edit primary tagline' })).toBeVisible()
}

async function downloaded(page: Page, button: string): Promise<[string, Buffer]> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file: Download = await waiting
  return [file.suggestedFilename(), readFileSync(await file.path())]
}

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Uint8Array) => {
  const { buffer, byteOffset } = png
  const header = new DataView(buffer, byteOffset)
  return [header.getUint32(16), header.getUint32(20)]
}

test('the brand page opens from the dashboard’s card and shows all chapters', async ({ page }) => {
  await haveSession(page)
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: /^Brand Assets/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brand Guidelines' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Logo Files',
    'Color Palette',
    'Typography',
    'Taglines & Slogans',
    'Mission & Vision',
    'Company Overview',
    'Tokens',
  ])
})

test.describe('logo files', () => {
  test('download as SVG and PNG, each for its background, and as one zip', async ({ page }) => {
    const complaints = complaintsOf(page)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await openBrand(page)
    for (const logo of ['Primary logo', 'Inverse logo']) {
      const picture = page.getByRole('img', { name: logo })
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100)
    }
    const [name, svg] = await downloaded(page, 'Primary logo as SVG')
    expect(name).toBe('visitor-access-primary-logo.svg')
    const served = await (await page.request.get('/logo-black.svg')).body()
    expect(svg.equals(served)).toBe(true)

    const [pngName, png] = await downloaded(page, 'Inverse logo as PNG')
    expect(pngName).toBe('visitor-access-inverse-logo.png')
    expect(sizeOf(png)[0]).toBe(2_400)

    expect(loaded.filter((url) => /\/zip-/.test(url))).toEqual([])
    const [zipName, zip] = await downloaded(page, 'All as ZIP')
    expect(zipName).toBe('visitor-access-logos.zip')
    const files = unzipSync(new Uint8Array(zip))
    expect(Object.keys(files)).toEqual([
      'visitor-access-primary-logo.svg',
      'visitor-access-primary-logo.png',
      'visitor-access-inverse-logo.svg',
      'visitor-access-inverse-logo.png',
    ])
    expect(Buffer.from(files['visitor-access-primary-logo.svg'] ?? []).equals(svg)).toBe(true)
    expect(Buffer.from(files['visitor-access-inverse-logo.png'] ?? []).equals(png)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('show an error when they can’t be fetched', async ({ page }) => {
    await openBrand(page)
    await page.route('**/logo-black.svg', (route) => route.abort())
    await page.getByRole('button', { name: 'Primary logo as SVG' }).click()
    await expect(page.getByText('We couldn’t make the file. Check your connection')).toBeVisible()
  })
})

test.describe('a color', () => {
  test('is copied as hex or as rgb, and announced', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openBrand(page)
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Copy #4B5563, Gray 600' }).click()
    await expect(page.getByRole('status').getByText('#4B5563 copied.')).toBeVisible()
    expect(await copied()).toBe('#4B5563')

    await page.getByRole('button', { name: 'Copy rgb(249, 250, 251), Gray 50' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText('rgb(249, 250, 251) copied.')).toBeVisible()
    expect(await copied()).toBe('rgb(249, 250, 251)')
  })

  test('asks to be copied by hand when the browser denies the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await openBrand(page)
    await page.getByRole('button', { name: 'Copy #000000, Primary Black' }).click()
    await expect(page.getByRole('status').getByText('#000000 wasn’t copied')).toBeVisible()
  })

  test('asks to be copied by hand when the page has no clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await openBrand(page)
    await page.getByRole('button', { name: 'Copy #000000, Primary Black' }).click()
    await expect(page.getByRole('status').getByText('#000000 wasn’t copied')).toBeVisible()
  })
})

test('design tokens are copied and downloaded as CSS and as JSON', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openBrand(page)
  const [name, css] = await downloaded(page, 'Download')
  expect(name).toBe('brand-tokens.css')
  expect(css.toString()).toContain('--gray-600: #4b5563;')
  await page.getByRole('button', { name: 'JSON', exact: true }).click()
  const [jsonName, json] = await downloaded(page, 'Download')
  expect(jsonName).toBe('brand-tokens.json')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('brand-tokens.json copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(json.toString())
})

test('the guidelines are exported as a PDF, whose code loads only then', async ({ page }) => {
  const complaints = complaintsOf(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openBrand(page)
  expect(loaded.filter((url) => /pdf|Lato_.*ttf/i.test(url))).toEqual([])
  const [name, file] = await downloaded(page, 'Export PDF')
  expect(name).toBe('brand-guidelines.pdf')
  const { text } = await readPdf(Uint8Array.from(file).buffer)
  expect(text).toContain('Smart Property Access')
  expect(text).toContain('Lato 300 Light')
  expect(complaints).toEqual([])
})

test.describe('the printed brand page', () => {
  for (const format of ['A4', 'Letter'] as const) {
    test(`on ${format} has every chapter and no buttons`, async ({ page }) => {
      await openBrand(page)
      const paper = await page.pdf({ format })
      const { pages, text } = await readPdf(Uint8Array.from(paper).buffer)
      expect(pages).toHaveLength(4)
      for (const words of ['Logo Files', '#F9FAFB', 'rgb(75, 85, 99)', '900 Black', 'Mission']) {
        expect(text).toContain(words)
      }
      expect(text).not.toMatch(/Export PDF|Dashboard|Logout|Tokens|Edit/)
    })
  }

  test('opens from its button', async ({ page }) => {
    await openBrand(page)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
  })
})

test('the brand page fits every screen, and axe finds nothing, also while a tagline is edited', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openBrand(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Edit secondary tagline' }).click()
  await page.getByRole('textbox', { name: 'Secondary tagline' }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A tagline needs words.')).toBeVisible()
  await expectFits(page)
  expect(complaints).toEqual([])
})
