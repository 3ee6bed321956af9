/** A phone, a tablet and a wide screen. A page is resized for each, not reloaded. */
import { expect, type Page } from '@playwright/test'
import { findings } from './axe'

export type Screen = readonly [width: number, height: number]

export const screens: readonly Screen[] = [
  [390, 844],
  [820, 1180],
  [1440, 900],
]

/** On each, axe finds nothing and nothing scrolls sideways; `look` checks anything else. */
export async function expectFits(
  page: Page,
  look: (width: number) => Promise<void> = async () => {},
  sizes = screens,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const found = await findings(page)
    expect(found, `at ${width} px`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `at ${width} px the page scrolls sideways`).toBeLessThanOrEqual(width)
    await look(width)
  }
}
