/** The product's main job from end to end: a visitor's browser and two admins' browsers. */
import { anotherAdmin, cardOf, choose } from './adminPeople'
import { expect, test } from './ownSite'
import { expectSent, launcherOf, messageOf, openPanel, say } from './visitor'

const question = 'What does it cost for one gate?'

test('a visitor asks, two admins see it live, both get mark and comment, and Whisper is hidden', async ({
  page: visitor,
  browser,
  server,
}) => {
  const admins = [
    await anotherAdmin(browser, server.url),
    await anotherAdmin(browser, server.url),
  ] as const

  await visitor.goto('/about')
  const panel = await openPanel(visitor)
  await say(panel, question)
  await expectSent(panel, question)
  for (const admin of admins) {
    await expect(cardOf(admin, question)).toContainText('$799')
    await expect(admin.getByText('1 visitor has Whisper open')).toBeVisible()
  }

  await panel.getByRole('button', { name: 'Not helpful' }).click()
  await panel.getByLabel('Anything to add?').fill('You gave me two prices.')
  await panel.getByRole('button', { name: 'Save' }).click()
  for (const admin of admins) {
    await choose(admin, 'Negative')
    const card = cardOf(admin, question)
    await expect(card).toContainText('Not helpful')
    await expect(card).toContainText('You gave me two prices.')
  }

  await admins[0].getByRole('switch', { name: 'Whisper Visibility' }).click()
  await expect(panel.getByText('Whisper is unavailable right now')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(messageOf(panel, question)).toBeVisible()
  await expect(admins[1].getByText('Hidden', { exact: true }).first()).toBeVisible()
  const newcomer = await (await browser.newContext({ baseURL: server.url })).newPage()
  await newcomer.goto('/about')
  await expect(newcomer.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(launcherOf(newcomer)).toBeHidden()
})
