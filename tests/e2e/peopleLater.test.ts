/** With nobody here, a visitor leaves an address, and returns by the answer's link elsewhere. */
import { textOf } from '../mail/mailServer'
import { haveSession } from './adminPeople'
import { expect, test } from './reachPeople'
import { expectFits } from './screens'
import { still } from './still'
import { launcherOf, openPanel, panelOf, say } from './visitor'

test.use({ ...still, viewport: { width: 390, height: 844 } })

test('a message is left, answered and continued on three devices', async ({
  page,
  browser,
  server,
  post,
}) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'Do my visitors need an app?')
  await expect(panel.getByText('No app is needed')).toBeVisible()
  await panel.getByRole('button', { name: 'Talk to a person' }).press('Enter')
  const form = panel.getByRole('form', { name: 'Nobody’s here right now' })
  await form.getByRole('button', { name: 'Leave message' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill('Elena Marsh')
  await form.getByLabel('Mobile number').fill('202-555-0178')
  await form.getByRole('button', { name: 'Leave message' }).click()
  await expect(form.getByRole('checkbox')).toBeFocused()
  await expect(form.getByText('We only text people who agree to it.')).toBeVisible()
  await expectFits(page)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Leave message' }).click()
  await expect(panel.getByText('We’ll text 202-555-0178 once we’re back.')).toBeVisible()
  await expectFits(page)
  await panel.getByRole('button', { name: 'Change the number' }).click()
  const change = panel.getByRole('form', { name: 'Where should we reply?' })
  await expect(change.getByLabel('Mobile number')).toHaveValue('202-555-0178')
  await change.getByText('E-mail', { exact: true }).click()
  await change.getByLabel('E-mail address').fill('elena@marsh.example')
  await change.getByRole('button', { name: 'Leave message' }).click()
  await expect(panel.getByText('We’ll e-mail elena@marsh.example once we’re back.')).toBeVisible()
  await say(panel, 'Do my visitors need an app?')
  await expect(panel.getByText('No app is needed')).toHaveCount(2)
  await page.goto('about:blank')

  const adminPage = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  ).newPage()
  await haveSession(adminPage)
  await adminPage.goto('/admin/whisper/live-chats')
  const back = await page.context().newPage()
  await back.goto('/about')
  const backPanel = back.getByRole('dialog').filter({ has: back.getByLabel('Message') })
  await launcherOf(back).click()
  await expect(backPanel.getByText('We’ll e-mail elena@marsh.example.')).toBeVisible()
  await backPanel.getByRole('button', { name: 'Talk to a person' }).last().click()
  await expect(backPanel.getByText(/in line$/)).toBeVisible()
  await backPanel.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(backPanel.getByText('We’ll e-mail elena@marsh.example.')).toBeVisible()
  await back.close()
  await adminPage.getByRole('button', { name: 'Left a message 1' }).click()
  const list = adminPage.getByRole('navigation', { name: 'Conversations with people' })
  await expect(list).toContainText('Elena Marsh')
  await expect(list).toContainText('elena@marsh.example')
  await expectFits(adminPage)
  await adminPage.getByRole('button', { name: 'Take over' }).first().click()
  await expect(adminPage.getByText('hasn’t read')).toContainText('elena@marsh.example')
  await adminPage.getByLabel('Reply', { exact: true }).fill('No, and neither do you.')
  await adminPage.keyboard.press('Enter')
  await expect(adminPage.getByText('Sending…')).toHaveCount(0)
  await adminPage.getByRole('button', { name: 'End', exact: true }).click()
  await expect.poll(() => post.arrived.length, { timeout: 60_000 }).toBe(1)
  const email = textOf(post.arrived[0]?.raw ?? '', 'plain')
  expect(email).toContain('No, and neither do you.')

  const phone = await (
    await browser.newContext({
      ...still,
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
    })
  ).newPage()
  await phone.goto(/https?:\S+#conversation=\S+/.exec(email)?.[0] ?? '')
  const again = panelOf(phone)
  await expect(again.getByText('No, and neither do you.')).toBeVisible()
  await expect(again.getByText('You left a message')).toHaveCount(2)
  expect(phone.url()).not.toContain('#')
  await phone.reload()
  await openPanel(phone)
  await say(again, 'And my neighbor?')
  await expect(again.getByText(/in line$/)).toBeVisible()
  await expect(list).toContainText('And my neighbor?')

  const other = await (await browser.newContext({ ...still, baseURL: server.url })).newPage()
  await other.goto('/')
  await openPanel(other)
  await say(panelOf(other), 'How long does the installation take?')
  await expect(panelOf(other).getByText('Sending…')).toHaveCount(0)
  await expect(panelOf(other).getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()
  const hash = new URL(/https?:\S+#conversation=\S+/.exec(email)?.[0] ?? '').hash
  other.once('dialog', (asked) => void asked.dismiss())
  await other.goto(`/about${hash}`)
  await expect(panelOf(other).getByText('How long does the installation take?')).toBeVisible()
  other.once('dialog', (asked) => void asked.accept())
  await other.goto(`/system${hash}`)
  await expect(panelOf(other).getByText('No, and neither do you.')).toBeVisible()
  await expect(panelOf(other).getByText('How long does the installation take?')).toHaveCount(0)

  const stranger = await (await browser.newContext({ baseURL: server.url })).newPage()
  await stranger.goto(`/#conversation=${'A'.repeat(22)}`)
  await expect(panelOf(stranger).getByText('This link is no longer valid.')).toBeVisible()
})
