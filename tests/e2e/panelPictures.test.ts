import { fileURLToPath } from 'node:url'
import { isPictured } from './picture'
import { expect, test } from './sharedServer'
import { expectSent, openPanel, say } from './visitor'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the panel at ${width} px, as docs/ shows it`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const panel = await openPanel(page)
    const first = 'What does it cost for one gate?'
    await say(panel, first)
    await panel.getByRole('button', { name: 'Helpful', exact: true }).click()
    await panel.getByLabel('Anything to add?').fill('Clear and short.')
    await panel.getByRole('button', { name: 'Save' }).click()
    const second = 'Do my visitors need an app?'
    await say(panel, second)
    await expectSent(panel, second)
    await expect(panel.getByRole('button', { name: 'Helpful', exact: true })).toHaveCount(2)
    const tooLong = 'Our property has two entrances. The first is the main gate on the drive. '
    await say(panel, tooLong.repeat(30))
    await expect(panel.getByText('Not sent.')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    if (!isPictured) return
    await page.screenshot({ path: `${docs}panel-${width}.png`, animations: 'disabled' })
  })
}
