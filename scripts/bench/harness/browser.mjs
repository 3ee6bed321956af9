// @ts-check
/** A browser for the rows that need one. */
import { chromium } from '@playwright/test'
import { findBrowser } from '../../testing/browser.mjs'

/**
 * @template T
 * @param {(browser: import('@playwright/test').Browser) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function inBrowser(use) {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Allows a page that the bench gives the browser to connect to a server of the bench.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** @param {import('@playwright/test').Page} page */
export function launcherOf(page) {
  return page.locator('[data-launcher]')
}

/** Opens the panel and waits until it is live. @param {import('@playwright/test').Page} page */
export async function panelIsLive(page) {
  await page
    .getByRole('dialog', { name: 'Whisper' })
    .getByText('Live', { exact: true })
    .waitFor({ timeout: 60_000 })
}
