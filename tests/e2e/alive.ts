/** A public page's own script runs from the first sign of intent; some tests wait until it does. */
import type { Page } from '@playwright/test'

export async function bringToLife(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('alive', resolve)
        dispatchEvent(new Event('keydown'))
      }),
  )
}
