/** Pictures for docs/pages, as WebP, which Playwright does not write by itself. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'

const folder = fileURLToPath(new URL('../../docs/pages/', import.meta.url))
const most = 150_000

/** What is seen, or with `whole` all of the page, as good as 150 kB allow. */
export async function picture(page: Page, name: string, whole = false): Promise<void> {
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
