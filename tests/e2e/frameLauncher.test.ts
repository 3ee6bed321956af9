/** Whisper's launcher floats over the page, but over no button as a page opens. */
import type { Page } from '@playwright/test'
import { home } from '#shared/content/home'
import { publicPages, unknownPage } from './pagesList'
import { screens } from './screens'
import { expect, test } from './sharedServer'
import { still } from './still'
import { launcherOf } from './visitor'

test.use(still)

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })

/** The texts of the buttons, and of links that look like one, that the launcher is over. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    const launcher = document.querySelector('[data-launcher]')
    const over = boxOf(launcher)
    const notice = document.querySelector('[data-cookies="accept"]')?.closest('section') ?? null
    // What is below its edge is under the notice, not under the launcher.
    const edge = notice?.checkVisibility() ? boxOf(notice).top : Number.POSITIVE_INFINITY
    const isFramed = (element: Element) => {
      const { borderTopWidth, borderRadius, backgroundColor } = getComputedStyle(element)
      const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)'
      return borderRadius !== '0px' && (borderTopWidth !== '0px' || isFilled)
    }
    return [...document.querySelectorAll('a, button')].flatMap((element) => {
      const { left, right, top, bottom } = boxOf(element)
      const end = notice?.contains(element) ? bottom : Math.min(bottom, edge)
      const isUnder = left < over.right && right > over.left && top < over.bottom && end > over.top
      const isButton = element !== launcher && element.checkVisibility() && isFramed(element)
      return isUnder && isButton ? [element.textContent] : []
    })
  })

for (const { path } of [home, ...publicPages, unknownPage])
  test(`the launcher covers no button at the top of ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(noticeOf(page)).toBeVisible()
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      expect(await covered(page), `at ${width} px with the notice`).toEqual([])
    }
    await noticeOf(page).getByRole('button', { name: 'Close' }).click()
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      expect(await covered(page), `at ${width} px`).toEqual([])
    }
  })

for (const width of [320, 390])
  test(`at ${width} px the launcher covers neither text nor button of the cookie notice`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/')
    const text = await noticeOf(page).getByRole('paragraph').boundingBox()
    const launcher = await launcherOf(page).boundingBox()
    expect(launcher?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
    expect(launcher?.height).toBeGreaterThanOrEqual(44)
    expect(await covered(page)).toEqual([])
  })

for (const [width, height] of [
  [820, 1180],
  [1200, 900],
] as const)
  test(`at ${width} px the launcher covers no step of the demo`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await noticeOf(page).getByRole('button', { name: 'Close' }).click()
    const demo = page.getByRole('region', { name: 'Try it' })
    const owner = demo.getByRole('figure', { name: 'The owner’s phone' })
    await demo.getByRole('button', { name: 'Scan the sign at the gate' }).click()
    for (const step of ['Answer', 'Open', 'Start again']) {
      await expect(owner.getByRole('button', { name: step })).toBeVisible()
      await page.evaluate(() => scrollTo(0, 0))
      expect(await covered(page), step).toEqual([])
      await owner.getByRole('button', { name: step }).click()
    }
  })
