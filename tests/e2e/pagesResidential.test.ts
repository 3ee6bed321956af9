/** The flip cards and the comparison of /residential. */
import type { Locator, Page } from '@playwright/test'
import { contactDialog } from '#shared/content/frame/contactDialog'
import { residential } from '#shared/content/residential'
import { bringToLife } from './alive'
import { expect, test } from './sharedServer'

const [first, second] = residential.problems.items

/** Whether a card shows its back. */
function isTurned(card: Locator): Promise<boolean> {
  return card.evaluate((element) => {
    const body = element.querySelector('input')?.nextElementSibling
    if (!body) throw new Error('This is no card.')
    return new DOMMatrix(getComputedStyle(body).transform).m11 < 0
  })
}

function cardOf(page: Page, title = ''): Locator {
  return page.getByRole('listitem').filter({ hasText: title })
}

for (const isAlive of [false, true]) {
  test(`cards flip on hover and click, ${isAlive ? 'alive' : 'before the script'}`, async ({
    page,
  }) => {
    if (!isAlive) await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/residential')
    if (isAlive) await bringToLife(page)
    const card = cardOf(page, first?.title)
    await card.scrollIntoViewIfNeeded()
    expect(await isTurned(card)).toBe(false)
    await card.hover()
    await expect.poll(() => isTurned(card)).toBe(true)
    await card.click()
    await expect.poll(() => isTurned(card)).toBe(false)
    await page.mouse.move(2, 200)
    await expect.poll(() => isTurned(card)).toBe(false)
    if (!isAlive) return
    await card.hover()
    await expect.poll(() => isTurned(card)).toBe(true)
    await page.mouse.move(2, 200)
    await expect.poll(() => isTurned(card)).toBe(false)
  })
}

test('a tap flips a card and flips it back', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/residential')
  const card = cardOf(page, first?.title)
  await card.tap()
  await expect.poll(() => isTurned(card)).toBe(true)
  await card.tap()
  await expect.poll(() => isTurned(card)).toBe(false)
  await context.close()
})

test('by keyboard, space flips a card and moving on flips it back', async ({ page }) => {
  await page.goto('/residential')
  const box = (title = '') => page.getByRole('checkbox', { name: title })
  await box(first?.title).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => isTurned(cardOf(page, first?.title))).toBe(true)
  await page.keyboard.press('Tab')
  await expect(box(second?.title)).toBeFocused()
  await expect.poll(() => isTurned(cardOf(page, first?.title))).toBe(false)
  for (const { title } of residential.problems.items.slice(1)) {
    await expect(box(title)).toBeFocused()
    await page.keyboard.press('Space')
    await expect.poll(() => isTurned(cardOf(page, title))).toBe(true)
    await page.keyboard.press('Tab')
  }
})

test('a flip takes 0.4 s, and no time with reduced motion', async ({ page }) => {
  await page.goto('/residential')
  const duration = () =>
    cardOf(page, first?.title).evaluate((card) => {
      const body = card.querySelector('input')?.nextElementSibling
      return body && getComputedStyle(body).transitionDuration
    })
  expect(await duration()).toBe('0.4s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await duration()).toBe('0s')
})

test('screen readers get both sides of every card', async ({ page }) => {
  await page.goto('/residential')
  for (const { title, description } of residential.problems.items) {
    await expect(page.getByRole('heading', { name: title })).toBeAttached()
    await expect(page.getByText(description)).toBeAttached()
  }
})

for (const width of [390, 1440]) {
  test(`the comparison is a table at ${width} px with each cell under its columns`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/residential')
    const { columns, rows } = residential.compare
    const table = page.getByRole('table')
    for (const name of [columns.box, columns.product]) {
      await expect(table.getByRole('columnheader', { name })).toBeVisible()
    }
    for (const { title, box, product } of rows) {
      const row = table.getByRole('row').filter({ hasText: title })
      await expect(row.getByRole('rowheader')).toHaveText(title)
      const [left, right] = [row.getByRole('cell').nth(0), row.getByRole('cell').nth(1)]
      await expect(left).toHaveText(box)
      await expect(right).toHaveText(product)
      const name = await row.getByRole('rowheader').locator('span').boundingBox()
      const cell = await left.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().toJSON()
      })
      if (width < 720) expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(cell.y + 1)
      else expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(cell.x)
    }
  })
}

for (const isAlive of [false, true]) {
  test(`Get Your Quote opens the contact dialog, ${isAlive ? 'alive' : 'before the script'}`, async ({
    page,
  }) => {
    if (!isAlive) await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/residential')
    if (isAlive) await bringToLife(page)
    for (const button of await page.getByRole('button', { name: 'Get Your Quote' }).all()) {
      await button.click()
      const dialog = page.getByRole('dialog', { name: contactDialog.title })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })
}

test('the badge shows the service price as one piece of text', async ({ page }) => {
  await page.goto('/residential')
  const badge = page.getByRole('img', { name: /from \$47\/month$/ })
  await expect(badge).toContainText('from $47/month')
})
