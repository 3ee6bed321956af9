/**
 * Pictures for docs/, made anew only where PICTURES is set (CONTRIBUTING.md): a long page is drawn up to six times,
 * which costs more than the test around it. docs/pages gets WebP, which Playwright does not write by itself.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'

/** Whether the pictures are made anew. */
export const isPictured = Boolean(process.env.PICTURES)

/** Skips a file's or group's tests, which make pictures and check nothing that others do not. */
export function onlyForPictures(): void {
  test.skip(!isPictured, 'makes pictures for docs/, where PICTURES is set')
}

const folder = fileURLToPath(new URL('../../docs/pages/', import.meta.url))
const most = 150_000

/** Where pictures are made: what is seen, or with `whole` all of the page, as good as 150 kB allow. */
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
