import { publicPages, unknownPage } from './pagesList'
import { onlyForPictures, picture } from './picture'
import { expect, test } from './sharedServer'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
onlyForPictures()

for (const width of [390, 820, 1440]) {
  test(`the pages at ${width} px, as docs/ shows them`, async ({ page, server }) => {
    // Long pages, some saved repeatedly until the file is small enough.
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    await page.context().addCookies([{ name: 'cookie-consent', value: 'true', url: server.url }])
    for (const { path } of [...publicPages, unknownPage]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(
        1_000,
      )
      await picture(page, `${path.slice(1)}-${width}`, true)
    }
  })
}
