/** Windows' high contrast: information shown only by a background is still visible. */
import { haveSession } from './adminPeople'
import { expect, test } from './ownSite'

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
)

test('the dots beside the rotating word are visible', async ({ page }) => {
  await page.goto('/')
  const dots = page.locator('label:has(input) i')
  await expect(dots).toHaveCount(5)
  const drawn = await dots.evaluateAll((all) =>
    all.map((dot) => {
      const { boxShadow, backgroundColor } = getComputedStyle(dot)
      return boxShadow !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)'
    }),
  )
  expect(drawn).toEqual([true, true, true, true, true])
})

test('a selected filter looks different from the others', async ({ page }) => {
  await haveSession(page)
  await page.goto('/admin/requests')
  const all = page.getByRole('button', { name: /^All/ })
  const other = page.getByRole('button', { name: /^New/ })
  const colorOf = (button: typeof all) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await colorOf(all)).not.toBe(await colorOf(other))
})
