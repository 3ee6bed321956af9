// @ts-check
/** Script size of the home page as a browser loads it, brotli as served. */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { inBrowser, launcherOf, panelIsLive } from '../harness/browser.mjs'
import { startOurs } from '../harness/programs.mjs'
import { absolute, kB } from '../harness/table.mjs'

export async function scripts() {
  const ours = await startOurs()
  const sizes = await inBrowser(async (browser) => {
    const page = await browser.newPage()
    let loaded = 0
    let visits = 0
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      const { pathname } = new URL(response.url())
      const bytes = readFileSync(`dist/client${pathname}.br`).length
      if (/\/visits-/.test(pathname)) visits += bytes
      else loaded += bytes
    })
    await page.goto(ours.url, { waitUntil: 'networkidle' })
    const inline = await page.locator('script:not([src], [type])').allTextContents()
    const starter = brotliCompressSync(inline.join('\n')).length
    const untouched = starter + loaded + visits

    await page.locator('h1').first().hover()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_000)
    const interactive = starter + loaded

    await launcherOf(page).click()
    await panelIsLive(page)
    return { starter, visits, untouched, interactive, panel: starter + loaded - interactive }
  })
  await ours.end()
  const name = 'home page scripts, brotli'
  return [
    absolute(`${name}: before anything is touched`, sizes.untouched, kB, 5_000),
    absolute(`${name}: what counts visits, for which nothing waits`, sizes.visits, kB, 1_500),
    absolute(`${name}: fully interactive`, sizes.interactive, kB, 90_000),
    absolute(`${name}: the starter, which holds the launcher`, sizes.starter, kB, 3_000),
    absolute(`${name}: opened panel with its socket client, more`, sizes.panel, kB, 40_000),
  ]
}
