/**
 * Screenshots for docs/, taken only if PICTURES is set (CONTRIBUTING.md), because a long page is
 * rendered up to six times. docs/pages gets WebP, which Playwright can't write itself.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'

/** Whether screenshots are taken. */
export const isPictured = Boolean(process.env.PICTURES)

/** Skips tests that only take screenshots and check nothing else. */
export function onlyForPictures(): void {
  test.skip(!isPictured, 'makes pictures for docs/, where PICTURES is set')
}

const folder = fileURLToPath(new URL('../../docs/pages/', import.meta.url))
const most = 150_000

/** If enabled, saves the visible part, or with `whole` the full page, at up to 150 kB. */
export async function picture(page: Page, name: string, whole = false): Promise<void> {
  if (!isPictured) return
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  let bytes = Buffer.alloc(0)
  for (const quality of [50, 30, 15, 8, 4, 1]) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      captureBeyondViewport: whole,
    })
    bytes = Buffer.from(data, 'base64')
    if (bytes.length < most) break
  }
  await session.detach()
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}${name}.webp`, bytes)
  expect(bytes.length, name).toBeLessThan(most)
}
