/** Tabbing through every public page: everything is reached in order, visible and not covered. */
import type { Page } from '@playwright/test'
import { home } from '#shared/content/home'
import { publicPages, unknownPage } from './pagesList'
import { expect, test } from './sharedServer'

interface Stop {
  name: string
  isMarked: boolean
  isSeen: boolean
}

/** The focused element: its name, its focus indicator, and whether any of it is visible. */
function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    // A switch or card may show the focus ring around its hidden checkbox.
    const shown = focused.matches('input') ? (focused.closest('label') ?? focused) : focused
    const frames = [focused, shown, ...shown.querySelectorAll('*')]
    if (focused.nextElementSibling) frames.push(focused.nextElementSibling)
    const isMarked = frames.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const isSeen = [0.1, 0.5, 0.9].some((across) =>
      [0.2, 0.5, 0.8].some((down) => {
        const at = document.elementFromPoint(
          left + (right - left) * across,
          top + (bottom - top) * down,
        )
        return at !== null && (shown.contains(at) || at.contains(shown))
      }),
    )
    const name = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
    return { name: `${focused.tagName} ${name.trim().slice(0, 40)}`, isMarked, isSeen }
  })
}

for (const width of [390, 1440]) {
  test(`at ${width} px the Tab key reaches everything on each page, in view`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    for (const { path } of [home, ...publicPages, unknownPage]) {
      await page.goto(path)
      const stops: Stop[] = []
      for (;;) {
        await page.keyboard.press('Tab')
        const stop = await stopOf(page)
        if (!stop) break
        stops.push(stop)
        expect(stops.length, path).toBeLessThan(120)
      }
      expect(stops[0]?.name, path).toContain('Skip')
      expect(stops.map(({ name }) => name).join(), path).toContain('Admin')
      expect([path, stops.filter(({ isMarked }) => !isMarked)]).toEqual([path, []])
      expect([path, stops.filter(({ isSeen }) => !isSeen)]).toEqual([path, []])
    }
  })
}
