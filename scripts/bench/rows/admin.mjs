// @ts-check
/** Main thread of Live Chats under 1,000 changes a second, against a page that renders each. */
import { readFileSync } from 'node:fs'
import { inBrowser } from '../harness/browser.mjs'
import { benchFolder } from '../harness/bundle.mjs'
import { inTurn } from '../harness/figures.mjs'
import { adminPassword, startBare, startLoad, startOurs } from '../harness/programs.mjs'
import { ms, row } from '../harness/table.mjs'
import { signIn } from '../loads/people.mjs'

const visitors = 1_000
const changes = { rate: 1_000, seconds: 4 }
const rounds = 3

/** @typedef {import('@playwright/test').Page} Page */

export async function admin() {
  const [ours, bare] = [await startOurs(), await startBare('relay')]
  const [toOurs, toBare] = [await startLoad('chat'), await startLoad('chat')]
  await toOurs.ask('open', { url: ours.url, count: visitors, password: adminPassword })
  await toBare.ask('open', { url: bare.url, count: visitors })
  const cookie = await signIn(ours.url, adminPassword)
  const pairs = await inBrowser(async (browser) => {
    /** @param {import('../harness/asks.mjs').Child} load @param {(page: Page) => Promise<void>} open */
    const measure = async (load, open) => {
      const page = await browser.newPage()
      await open(page)
      const busy = await mainThread(page)
      await load.ask('steady', changes)
      const time = await busy()
      await page.context().close()
      return time
    }
    return inTurn(
      rounds,
      () => measure(toOurs, (page) => openOurs(page, ours.url, cookie)),
      () => measure(toBare, (page) => openBare(page, bare.url)),
    )
  })
  for (const child of [toOurs, toBare, ours, bare]) await child.end()
  const name = 'admin page under 1,000 changes/s, main thread per second'
  return [
    row(
      `${name}, beside rendering each`,
      pairs.of((value) => value),
      ms,
      0.1,
    ),
  ]
}

/** @param {Page} page @param {string} url @param {string} cookie */
async function openOurs(page, url, cookie) {
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url }])
  await page.goto(`${url}/admin/whisper/live-chats`)
  await page.getByRole('heading', { name: 'Live Chat Interactions' }).waitFor()
  await page.getByText('Live', { exact: true }).first().waitFor()
}

/** The bare page isn't served: the browser gets it as if the relay had. */
async function openBare(/** @type {Page} */ page, /** @type {string} */ url) {
  const script = readFileSync(`${benchFolder}/page/page.js`)
  await page.route('**/page.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route(`${url}/page`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><body><script type="module" src="/page.js"></script>',
    }),
  )
  await page.goto(`${url}/page`, { waitUntil: 'networkidle' })
}

/**
 * Waits until the opened page is idle, then starts counting the thread's own time, which excludes
 * other work on the machine. The returned function waits until the page is idle again and returns
 * milliseconds of main thread per second of load.
 * @param {Page} page
 */
async function mainThread(page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
  }
  // Waits for a second with hardly any work.
  const idle = async () => {
    let now = await spent()
    for (let last = Number.NEGATIVE_INFINITY; now - last > 50;) {
      last = now
      await page.waitForTimeout(1_000)
      now = await spent()
    }
    return now
  }
  const from = await idle()
  // Includes work that has piled up.
  return async () => ((await idle()) - from) / changes.seconds
}
