/** The privacy page: the opt-out from ad tracking, and this server's retention period. */
import { bringToLife } from './alive'
import { expect, test } from './sharedServer'
import { openPanel } from './visitor'

test.use({ sharedEnv: { RETENTION_DAYS: '90' } })

test('the privacy page says how long this server keeps messages, with and without its script', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto('/privacy')
  const told = page.getByText('is deleted automatically 90 days after its last message')
  await expect(told).toBeAttached()
  await expect(page.getByText('A quote form is deleted automatically 90 days')).toBeAttached()
  await bringToLife(page)
  await expect(told).toBeAttached()
  expect(complaints).toEqual([])
})

test('the privacy page lists its thirteen sections as links', async ({ page }) => {
  await page.goto('/privacy')
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(links).toHaveCount(13)
  for (const link of await links.all()) {
    const id = (await link.getAttribute('href'))?.replace(/^.*#/, '')
    await expect(page.locator(`section[id="${id}"] h2`)).toContainText(
      (await link.textContent()) ?? '',
    )
  }
})

for (const isAlive of [false, true]) {
  test(`the switch keeps the choice for a year, ${isAlive ? 'alive' : 'before the script'}`, async ({
    page,
    context,
  }) => {
    if (!isAlive) await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/privacy')
    if (isAlive) await bringToLife(page)
    const box = page.getByRole('checkbox', { name: 'Opt out of ad tracking' })
    const cookie = async () =>
      (await context.cookies()).find(({ name }) => name === 'tracking-opt-out')
    await expect(box).not.toBeChecked()
    await expect(page.getByText('Not opted out.')).toBeVisible()
    await box.check()
    await expect(page.getByText('Opted out in this browser.')).toBeVisible()
    const { value, sameSite, expires, path } = (await cookie()) ?? {}
    expect({ value, sameSite, path }).toEqual({ value: 'true', sameSite: 'Lax', path: '/' })
    const days = ((expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)

    await page.reload()
    await expect(box).toBeChecked()
    await expect(page.getByText('Opted out in this browser.')).toBeVisible()
    await box.uncheck()
    await expect(page.getByText('Not opted out.')).toBeVisible()
    expect(await cookie()).toBeUndefined()
  })
}

test('the privacy page names every cookie a visitor gets, and no others', async ({
  page,
  context,
}) => {
  await page.goto('/privacy')
  await page.getByRole('checkbox', { name: 'Opt out of ad tracking' }).check()
  await page.getByRole('button', { name: 'Accept' }).click()
  await openPanel(page)
  const given = (await context.cookies()).map(({ name }) => name)
  const titles = await page
    .locator('#cookies')
    .getByText(/^Cookie \S+$/)
    .allTextContents()
  expect(titles.map((title) => title.replace('Cookie ', '')).sort()).toEqual(given.sort())
})

test('the switch shows the choice also after navigating within the site', async ({
  page,
  context,
  server,
}) => {
  await context.addCookies([{ name: 'tracking-opt-out', value: 'true', url: server.url }])
  const box = page.getByRole('checkbox', { name: 'Opt out of ad tracking' })
  await page.goto('/privacy')
  await page.getByRole('banner').getByRole('link', { name: 'Features' }).click()
  await expect(box).toHaveCount(0)
  await page.goBack()
  await expect(box).toBeChecked()
})
