/** A line that breaks between a call and its reply: the server has done it, the page can't know. */
import type { Page } from '@playwright/test'

/** Loses the next reply to `address`, for example 'POST /api/knowledge'. */
export async function loseReply(page: Page, address: string): Promise<void> {
  let isLost = false
  await page.route(
    ({ pathname }) => address.endsWith(` ${pathname}`),
    async (route) => {
      if (isLost || !address.startsWith(`${route.request().method()} `)) return route.fallback()
      isLost = true
      await route.fetch()
      await route.abort()
    },
  )
}
