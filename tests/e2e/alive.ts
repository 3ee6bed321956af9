/** A public page's own script runs from the first sign of intent; some tests wait until it does. */
import type { Browser, BrowserContext, Page } from '@playwright/test'

const mark = 'isAlive'

/** Records when a page comes alive, for bringToLife. */
export async function rememberLife(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (name) => addEventListener('alive', () => Object.assign(globalThis, { [name]: true })),
    mark,
  )
}

/** Another person in a browser of their own. */
export async function anotherVisitor(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await rememberLife(context)
  return context.newPage()
}

export async function bringToLife(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<unknown>((resolve) => {
        if (name in globalThis) return resolve(true)
        addEventListener('alive', resolve)
        dispatchEvent(new Event('keydown'))
      }),
    mark,
  )
}
