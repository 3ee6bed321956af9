/** The contact dialog sends the quote form to a phone or by e-mail, if this server can. */
import { startMailServer, textOf } from '../mail/mailServer'
import { findings } from './axe'
import { complaintsOf } from './complaints'
import { openForm } from './contactPeople'
import { expect, test } from './reachPeople'
import { test as withoutPhone } from './sharedServer'

for (const width of [390, 1440]) {
  test(`at ${width} px the form’s link is texted with consent, and e-mailed`, async ({
    page,
    server,
    provider,
    post,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const complaints = complaintsOf(page)
    await page.goto('/about')
    const dialog = await openForm(page)
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Rosa Lima')
    const to = dialog.getByLabel('Mobile number or e-mail address')
    const send = dialog.getByRole('button', { name: 'Send me the link' })
    const consent = dialog.getByRole('form', { name: 'Fill it in later' }).getByRole('checkbox')

    await send.click()
    await expect(to).toBeFocused()
    await expect(to).toHaveAccessibleDescription(/US mobile number/)
    await to.fill('202-555-0166')
    await send.click()
    await expect(consent).toBeFocused()
    await expect(consent).toHaveAccessibleDescription(
      /rates may apply.*We only text people who agree/,
    )
    expect(await findings(page)).toEqual([])
    await consent.check()
    await send.click()
    await expect(dialog.getByText('on its way to 202-555-0166')).toBeVisible()
    await expect.poll(() => provider.took.map(({ to }) => to)).toEqual(['+12025550166'])

    await to.fill('rosa@lima.example')
    await expect(consent).toBeHidden()
    await send.click()
    await expect(dialog.getByText('sent the link to rosa@lima.example')).toBeVisible()
    expect(await findings(page)).toEqual([])
    const email = textOf(post.arrived[0]?.raw ?? '', 'plain')
    expect(complaints).toEqual([])

    await page.goto(/https?:\S+\/request\/\S+/.exec(email)?.[0] ?? '')
    await expect(page.getByLabel('Name')).toHaveValue('Rosa Lima')
    await expect(page.getByLabel('E-mail')).toHaveValue('rosa@lima.example')
    expect(server.output()).not.toContain('rosa@lima')
  })
}

test('while the mail server is down the link shows as on its way, and arrives later', async ({
  page,
  post,
  provider: _,
}) => {
  await post.close()
  await page.goto('/')
  const dialog = await openForm(page)
  await dialog.getByLabel('Mobile number or e-mail address').fill('rosa@lima.example')
  await dialog.getByRole('button', { name: 'Send me the link' }).click()
  await expect(dialog.getByText(/on its way to rosa@lima\.example.*slow right now/)).toBeVisible()
  const back = await startMailServer({ port: post.port })
  await expect.poll(() => back.arrived.length, { timeout: 30_000 }).toBe(1)
  await back.close()
})

withoutPhone('without a way to send it, the form stands alone', async ({ page }) => {
  await page.goto('/about')
  const asked = page.waitForResponse('**/api/contact/links')
  const dialog = await openForm(page)
  expect(await (await asked).json()).toEqual([])
  await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(dialog.getByText('Fill it in later')).toBeHidden()
})
