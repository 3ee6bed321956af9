import { findings } from './axe'
import { expect, test } from './sharedServer'
import { expectSent, launcherOf, openPanel, panelOf, say } from './visitor'

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px axe finds nothing on the home page and in the panel`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    expect(await findings(page)).toEqual([])
    const panel = await openPanel(page)
    await say(panel, 'What does it cost for one gate?')
    await panel.getByRole('button', { name: 'Helpful', exact: true }).click()
    await expect(panel.getByLabel('Anything to add?')).toBeVisible()
    await say(panel, 'x'.repeat(2001))
    await expect(panel.getByText('Not sent.')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await panel.getByRole('button', { name: 'Your data' }).click()
    expect(await findings(page)).toEqual([])
  })
}

test('the panel works by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await launcherOf(page).focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  await expect(panel.getByLabel('Message')).toBeFocused()
  await expect(panel.getByText('Live', { exact: true })).toBeVisible()
  await page.keyboard.type('Do my visitors need an app?')
  await page.keyboard.press('Enter')
  const helpful = panel.getByRole('button', { name: 'Helpful', exact: true })
  await expect(helpful).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(panel.getByRole('button', { name: 'Not helpful' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(helpful).toBeFocused()
  await page.keyboard.press('Space')
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcherOf(page)).toBeFocused()
})

test('on a phone the panel is a modal dialog: the page behind can’t be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const panel = await openPanel(page)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && !focused?.closest('dialog')
    })
    expect(isOutside).toBe(false)
  }
  await panel.getByRole('button', { name: 'Close Whisper' }).click()
  await expect(launcherOf(page)).toBeFocused()
})

test('at 320 px, and with text twice as large, nothing is cut off', async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    expect(await overflow()).toBe(0)
    const panel = await openPanel(page)
    await say(panel, `https://example.com/${width}/${'long-address-'.repeat(20)}`)
    await expectSent(panel, `https://example.com/${width}/`)
    await expect(panel.getByRole('button', { name: 'Helpful', exact: true }).first()).toBeVisible()
    expect(await overflow()).toBe(0)
    const cut = await panel.evaluate((element) =>
      [...element.querySelectorAll('button, textarea, p, h2')]
        .filter((one) => {
          const { left, right, width } = one.getBoundingClientRect()
          return width > 1 && (left < 0 || right > innerWidth + 0.5)
        })
        .map((one) => one.textContent),
    )
    expect(cut).toEqual([])
    await expect(panel.getByLabel('Message')).toBeInViewport({ ratio: 1 })
    await expect(panel.getByRole('button', { name: 'Close Whisper' })).toBeInViewport({ ratio: 1 })
  }
})

test('with reduced motion nothing moves and the face doesn’t blink', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  const panel = await openPanel(page)
  await page.evaluate(() => {
    const seen = globalThis as unknown as { blinks: number }
    seen.blinks = 0
    new MutationObserver((changes) => {
      seen.blinks += changes.length
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-shut'] })
  })
  await say(panel, 'hello')
  await page.clock.runFor(15_000)
  expect(await page.evaluate(() => (globalThis as unknown as { blinks: number }).blinks)).toBe(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('without reduced motion the face blinks', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await openPanel(page)
  const face = panelOf(page).locator('[data-emotion="default"]').first()
  await page.evaluate(() => {
    const seen = globalThis as unknown as { blinks: number }
    seen.blinks = 0
    new MutationObserver((changes) => {
      seen.blinks += changes.length
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-shut'] })
  })
  await expect(face).toBeVisible()
  await page.clock.runFor(20_000)
  const blinks = await page.evaluate(() => (globalThis as unknown as { blinks: number }).blinks)
  expect(blinks).toBeGreaterThan(2)
})
