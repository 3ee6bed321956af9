/** The README's screenshots, taken only if PICTURES is set. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { anotherAdmin, cardOf, haveSession, signIn, visitorAt } from './adminPeople'
import { type Frame, movingPicture } from './movingPicture'
import { expect, test } from './ownSite'
import { onlyForPictures } from './picture'
import { openPanel, say } from './visitor'

onlyForPictures()

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
mkdirSync(folder, { recursive: true })

test.use({ viewport: { width: 1120, height: 700 }, serverEnv: { TRUST_PROXY: '1' } })

async function still(page: Page, name: string): Promise<void> {
  await page.mouse.move(1, 1)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' })
}

test('a visitor asks Whisper', async ({ page }) => {
  await page.goto('/residential')
  await page.getByRole('button', { name: 'Accept' }).click()
  const panel = await openPanel(page)
  for (const text of ['What does it cost for one gate?', 'Do my visitors need an app?']) {
    await say(panel, text)
    await expect(panel.getByRole('button', { name: 'Helpful', exact: true }).last()).toBeVisible()
  }
  await expect(panel.getByRole('button', { name: 'Helpful', exact: true })).toHaveCount(2)
  await still(page, 'panel')
})

test('questions wait for an answer', async ({ page, server }) => {
  const [dana, kim] = [await visitorAt(server), await visitorAt(server)]
  await kim.say('Which of your customers have two gates?')
  await dana.say('Can I pay with Bitcoin?')
  await dana.say('Does it open for my drone?')
  for (const one of [dana, kim]) await one.allAnswered()
  await haveSession(page)
  await page.goto('/admin/whisper/training')
  for (const asked of ['two gates', 'Bitcoin'])
    await expect(page.getByText(asked).first()).toBeVisible({ timeout: 20_000 })
  await still(page, 'training')
  for (const one of [dana, kim]) one.close()
})

test('a quote is made', async ({ page }) => {
  await page.goto('/admin/pricing')
  await signIn(page)
  const search = page.getByRole('searchbox', { name: /Search the catalog/ })
  await search.click()
  for (const word of ['x-401', 'led', 'led', 'base']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
  await page.getByLabel('Customer', { exact: true }).fill('Rock Creek HOA')
  await page.evaluate(() => scrollTo(0, 0))
  await still(page, 'quote')
})

const size = { width: 900, height: 448 }

/** Both screens side by side at this moment. */
async function stage(browser: Browser) {
  const page = await browser.newPage({ viewport: size })
  await page.setContent(`<style>
    body { margin: 0; padding: 12px; background: #e9eaec; font: 600 14px sans-serif; display: flex; gap: 12px }
    figure { margin: 0 } figcaption { padding-bottom: 8px } img { height: 398px; display: block; border-radius: 6px }
    </style><figure><figcaption>A visitor</figcaption><img></figure>
    <figure><figcaption>An admin, at the same moment</figcaption><img></figure>`)
  const session = await page.context().newCDPSession(page)
  return async (shots: Buffer[], ms: number): Promise<Frame> => {
    await page.evaluate(
      (pictures) =>
        Promise.all(
          pictures.map((data, n) => {
            const image = document.images[n]
            if (image) image.src = `data:image/png;base64,${data}`
            return image?.decode()
          }),
        ),
      shots.map((shot) => shot.toString('base64')),
    )
    const options = { format: 'webp', quality: 55 } as const
    const { data } = await session.send('Page.captureScreenshot', options)
    return { picture: Buffer.from(data, 'base64'), ms }
  }
}

test('a question appears at the admin', async ({ page, browser, server }) => {
  const earlier = await visitorAt(server)
  await earlier.say('Do my visitors need an app?')
  await earlier.allAnswered()
  const admin = await anotherAdmin(browser, server.url, { width: 1100, height: 700 })
  await expect(cardOf(admin, 'need an app')).toBeVisible()
  await page.setViewportSize({ width: 420, height: 700 })
  await page.goto('/residential')
  await page.getByRole('button', { name: 'Accept' }).click()
  const panel = await openPanel(page)
  const capture = await stage(browser)
  const frames: Frame[] = []
  const shoot = async (ms: number) => {
    const shots = await Promise.all([page.screenshot(), admin.screenshot()])
    frames.push(await capture(shots, ms))
  }
  const question = 'What does it cost for one gate?'
  await shoot(900)
  const box = panel.getByLabel('Message')
  for (let end = 6; end < question.length + 6; end += 6) {
    await box.fill(question.slice(0, end))
    await shoot(150)
  }
  await box.press('Enter')
  for (let n = 0; n < 4; n++) await shoot(200)
  await expect(cardOf(admin, 'one gate')).toContainText('$')
  await shoot(300)
  await panel.getByRole('button', { name: 'Helpful', exact: true }).click()
  await shoot(300)
  await expect(cardOf(admin, 'one gate')).not.toContainText('No feedback')
  await shoot(3_000)
  writeFileSync(`${folder}live.webp`, movingPicture(frames, size.width, size.height))
  earlier.close()
})
