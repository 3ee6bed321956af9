/** The Icons tab of Whisper's panel: its display and its files. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { haveSession } from './adminPeople'
import { complaintsOf } from './complaints'
import { pngPixels } from './pngPixels'
import { expectFits, screens } from './screens'
import { expect, test } from './sharedServer'

const names = ['Default', 'Happy', 'Thinking', 'Surprised', 'Winking']

async function openIcons(page: Page) {
  await haveSession(page)
  await page.goto('/admin/whisper/icons')
  await expect(page.getByRole('heading', { name: 'Whisper Icons' })).toBeVisible()
}

async function downloaded(page: Page, button: string): Promise<[string, Buffer]> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await waiting
  return [file.suggestedFilename(), readFileSync(await file.path())]
}

/** Share of drawn pixels, share of those lighter than black, and if the middle is transparent. */
async function inkOf(png: Buffer) {
  const { width, height, data } = await pngPixels(png)
  let drawn = 0
  let light = 0
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue
    drawn += 1
    if ((data[at] ?? 0) > 0) light += 1
  }
  const middle = data[(width * (height / 2) + width / 2) * 4 + 3]
  return { width, height, share: drawn / (width * height), light: light / drawn, middle }
}

test('all five icons show with their descriptions', async ({ page }) => {
  await openIcons(page)
  await expect(page).toHaveTitle(/^Icons · Whisper Admin Panel/)
  await expect(page.getByRole('tab', { name: 'Icons' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(names)
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards).toContainText([
    'Standard icon for general use',
    'Cheerful, positive interactions',
    'Processing queries',
    'Dynamic responses',
    'Friendly and approachable',
  ])
  await expect(cards.getByText('Download PNG')).toHaveCount(5)
})

test('each icon downloads as a distinct PNG of 512 by 512 px', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openIcons(page)
  const seen = new Set<string>()
  for (const icon of names) {
    const [name, png] = await downloaded(page, `Download PNG: ${icon}`)
    expect(name).toBe(`whisper-${icon.toLowerCase()}.png`)
    const { width, height, share, light, middle } = await inkOf(png)
    expect([width, height]).toEqual([512, 512])
    // The ring alone covers 0.47.
    expect(share).toBeGreaterThan(0.48)
    expect(share).toBeLessThan(0.6)
    expect(light).toBe(0)
    expect(middle).toBe(0)
    seen.add(Buffer.from((await pngPixels(png)).data).toString('hex'))
  }
  expect(seen.size).toBe(names.length)
  expect(complaints).toEqual([])
})

test('white icons for dark backgrounds have their own filenames', async ({ page }) => {
  await openIcons(page)
  await page.getByRole('button', { name: 'White' }).click()
  const [name, png] = await downloaded(page, 'Download PNG: Happy')
  expect(name).toBe('whisper-happy-white.png')
  expect((await inkOf(png)).light).toBe(1)
  const [svgName, svg] = await downloaded(page, 'SVG: Happy')
  expect(svgName).toBe('whisper-happy-white.svg')
  expect(svg.toString()).toContain('#ffffff')
})

test('all icons download as one zip, whose code loads only then', async ({ page }) => {
  const complaints = complaintsOf(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openIcons(page)
  const [, png] = await downloaded(page, 'Download PNG: Winking')
  const [svgName, svg] = await downloaded(page, 'SVG: Winking')
  expect(svgName).toBe('whisper-winking.svg')
  expect(svg.toString()).toContain('width="512" height="512"')
  const before = loaded.length
  const [zipName, zip] = await downloaded(page, 'All as ZIP')
  expect(zipName).toBe('whisper-icons.zip')
  expect(loaded.slice(before).filter((url) => /\/zip-/.test(url))).toHaveLength(1)
  const files = unzipSync(new Uint8Array(zip))
  expect(Object.keys(files)).toEqual(
    names
      .map((icon) => `whisper-${icon.toLowerCase()}`)
      .flatMap((name) => [`${name}.png`, `${name}.svg`, `${name}-white.png`, `${name}-white.svg`]),
  )
  expect(Buffer.from(files['whisper-winking.png'] ?? []).equals(png)).toBe(true)
  expect(Buffer.from(files['whisper-winking.svg'] ?? []).equals(svg)).toBe(true)
  expect(complaints).toEqual([])
})

test('a PNG that can’t be made is logged, and the next try works', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (given, ...rest) {
      if (document.body.dataset.fault === 'null') return given(null)
      if (document.body.dataset.fault === 'throws') throw new DOMException('', 'SecurityError')
      return toBlob.call(this, given, ...rest)
    }
  })
  await openIcons(page)
  const fault = (kind: string) =>
    page.evaluate((kind) => document.body.setAttribute('data-fault', kind), kind)
  const button = page.getByRole('button', { name: 'Download PNG: Default' })
  for (const [index, kind] of ['null', 'throws'].entries()) {
    await fault(kind)
    await button.click()
    await expect.poll(() => complaints.length).toBe(index + 1)
    expect(complaints[index]).toContain('We couldn’t make the file. Try again.')
  }
  await page.getByRole('button', { name: 'All as ZIP' }).click()
  await expect.poll(() => complaints.length).toBe(3)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(names)

  await fault('none')
  const [name, png] = await downloaded(page, 'Download PNG: Default')
  expect(name).toBe('whisper-default.png')
  expect((await inkOf(png)).width).toBe(512)
  expect(complaints).toHaveLength(3)
})

test('the icons page works by keyboard alone', async ({ page }) => {
  await haveSession(page)
  await page.goto('/admin/whisper/settings')
  await page.getByRole('tab', { name: 'Settings' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Icons' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Whisper Icons' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Black' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'White' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'All as ZIP' })).toBeFocused()
  await page.keyboard.press('Tab')
  const png = page.getByRole('button', { name: 'Download PNG: Default' })
  await expect(png).toBeFocused()
  const waiting = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await waiting).suggestedFilename()).toBe('whisper-default-white.png')
  await expect(
    page.getByRole('status').getByText('whisper-default-white.png is ready.'),
  ).toBeVisible()
  await expect(png).toBeFocused()
})

test('the icons page fits every screen, and axe finds nothing', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openIcons(page)
  await expectFits(page, undefined, [[320, 720], ...screens])
  await page.getByRole('button', { name: 'White' }).click()
  const cards = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expectFits(page, async () => {
    const cut = await cards.evaluateAll((all) =>
      all.map((card) => card.scrollWidth - card.clientWidth),
    )
    expect(cut).toEqual([0, 0, 0, 0, 0])
  }, [[320, 720], ...screens])
  expect(complaints).toEqual([])
})

test('on a phone the selected tab is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openIcons(page)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab('Icons')).toBeInViewport({ ratio: 1 })
  await tab('Icons').press('Home')
  await expect(tab('Knowledge Base')).toBeInViewport({ ratio: 1 })
})
