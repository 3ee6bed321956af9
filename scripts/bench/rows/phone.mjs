// @ts-check
/** The home page on a phone: 150 ms latency, 1.6 Mbit/s, processor four times slower, no cache. */

import { inBrowser, launcherOf, panelIsLive } from '../harness/browser.mjs'
import { median } from '../harness/figures.mjs'
import { startOurs } from '../harness/programs.mjs'
import { absolute, ms, plain } from '../harness/table.mjs'

const runs = 5
/** Milliseconds until the last interaction has been painted and reported. */
const settle = 700
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

export async function phone() {
  const ours = await startOurs()
  const measured = await inBrowser(async (browser) => {
    const all = []
    for (let run = 0; run < runs; run++) all.push(await visit(browser, ours.url))
    return all
  })
  await ours.end()
  const name = `home page on a phone (150 ms, 1.6 Mbit/s, 4x CPU, cold, median of ${runs})`
  return [
    absolute(`${name}: LCP`, median(measured.map(({ lcp }) => lcp)), ms, 2_000),
    absolute(`${name}: CLS`, median(measured.map(({ cls }) => cls)), plain, 0.05),
    absolute(
      `${name}: INP over menu, dialog, flip card, demo, launcher, panel`,
      median(measured.map(({ inp }) => inp)),
      ms,
      150,
    ),
  ]
}

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // Without a screencast, headless Chromium reports paints late.
  cdp.on('Page.screencastFrame', ({ sessionId }) =>
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {}),
  )
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 39 })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  await touchAll(page)
  const home = await seenBy(page)
  await page.goto(`${url}/residential`, { waitUntil: 'networkidle' })
  await page.getByRole('checkbox').first().tap()
  await page.waitForTimeout(settle)
  const { inp } = await seenBy(page)
  await context.close()
  return { ...home, inp: Math.max(home.inp, inp) }
}

/** Taps every interactive part of the page. @param {import('@playwright/test').Page} page */
async function touchAll(page) {
  const button = (/** @type {string | RegExp} */ name) =>
    page.getByRole('button', { name, exact: true }).first()
  const notice = button('Accept')
  if (await notice.isVisible()) await notice.tap()
  await button('Open menu').tap()
  await button('Close menu').tap()
  await button(/^Scan the sign/).tap()
  await button(/^Answer/).tap()
  await button('Contact Us').tap()
  await button('Close modal').tap()
  await launcherOf(page).tap()
  await panelIsLive(page)
  await page.getByLabel('Message').tap()
  await page.getByLabel('Message').pressSequentially('How much does it cost?')
  await page.getByRole('dialog', { name: 'Whisper' }).getByRole('button', { name: /close/i }).tap()
  await page.waitForTimeout(settle)
}

/** @param {import('@playwright/test').Page} page @returns {Promise<{ lcp: number, cls: number, inp: number }>} */
function seenBy(page) {
  return page.evaluate(() => Reflect.get(window, 'seen'))
}

/** Runs in the page: records the largest paint, the sum of shifts and the slowest interaction. */
function observe() {
  const seen = { lcp: 0, cls: 0, inp: 0 }
  Reflect.set(window, 'seen', seen)
  /** @param {string} type @param {(entry: any) => void} take */
  const watch = (type, take) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    observer.observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    })
  }
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) seen.inp = Math.max(seen.inp, duration)
  })
}
