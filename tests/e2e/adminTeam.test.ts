/** Adding teammates: each signs in with their own password, and visitors see their names. */
import type { Page } from '@playwright/test'
import { haveSession, signIn } from './adminPeople'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'
import { openPanel } from './visitor'

test.use({ ...still, viewport: { width: 1440, height: 900 } })

/** The real push service is on the internet. Nothing is sent to this address: nobody waits here. */
async function acceptPush(page: Page) {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    let subscription: object | null = null
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
    const endpoint = 'https://fcm.googleapis.com/fcm/send/nobody'
    const subscribe = async () =>
      (subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => (subscription = null),
      })
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => subscription })
  })
}

const devicesOf = async (page: Page) =>
  (await (await page.request.get('/api/team/push')).json()).devices

test('a teammate is added, signs in, takes over a visitor by name, and is removed', async ({
  page,
  browser,
  server,
}) => {
  await haveSession(page)
  await page.goto('/admin/settings/team')
  const team = page.getByRole('region', { name: 'Team' })
  await expect(team.getByRole('row', { name: 'Admin' })).toContainText('YouAdminNowAvailable')
  await team.getByRole('button', { name: 'Add teammate' }).press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('  ')
  await page.getByRole('button', { name: 'Add and make password' }).click()
  await expect(page.getByText('Enter a name. Visitors will see it.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Dana Whitlow')
  await page.getByLabel('E-mail, for notifications (optional)').fill('dana@')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a valid e-mail address.')).toBeVisible()
  await page.getByLabel('E-mail, for notifications (optional)').fill('dana@mail.example')
  await expect(page.getByRole('radio', { name: 'Agent' })).toBeChecked()
  await expectFits(page)
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: 'Password for Dana Whitlow' })
  const password = await shown.locator('code').innerText()
  await expectFits(page)
  await shown.getByRole('button', { name: 'I’ve copied it' }).click()
  await expect(team.getByRole('row', { name: 'Dana Whitlow' })).toContainText(
    'dana@mail.exampleAgentNeverAway, password not used yet',
  )
  await expect(page.getByText(password)).toHaveCount(0)

  const dana = await (
    await browser.newContext({
      baseURL: server.url,
      ...still,
      viewport: { width: 390, height: 844 },
    })
  ).newPage()
  await dana.goto('/admin/login')
  await signIn(dana, password)
  await dana.waitForURL('**/admin/dashboard')
  await dana.goto('/admin/whisper/live-chats?view=now')
  await expect(dana.getByText('Nobody is waiting.')).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  await visitor.goto('/about')
  await openPanel(visitor)
  const panel = visitor.getByRole('dialog').filter({ has: visitor.getByLabel('Message') })
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await dana.getByRole('button', { name: 'Take over' }).first().click()
  await expect(panel.getByText('Dana Whitlow joined')).toBeVisible()
  await expect(panel.getByLabel('Message')).toHaveAttribute('placeholder', 'Message Dana Whitlow')
  await expectFits(dana)

  await page.goto('/admin/whisper/live-chats?view=now')
  await expect(page.getByRole('heading', { name: 'With teammates' })).toBeVisible()
  await page.goto('/admin/settings/team')
  await expect(team).toContainText('available')
  await expectFits(page)
  await team.getByRole('button', { name: 'Remove Dana Whitlow' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(team.getByText('Dana Whitlow')).toHaveCount(0)
  await expect(panel.getByText('can’t answer right now. You’re back in line')).toBeVisible({
    timeout: 20_000,
  })
  await dana.reload()
  await dana.waitForURL('**/admin/login')

  await page.getByRole('tab', { name: 'Activity' }).click()
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity.getByRole('row')).toContainText([
    /WhenWho/,
    /^Today/,
    /AdminRemoved a teammateDana Whitlow/,
    /Dana WhitlowTook overVisitor/,
    /AdminAdded a teammateDana Whitlow, agent/,
  ])
  await expectFits(page)
  await page.getByLabel('What', { exact: true }).selectOption('Chats')
  await expect(activity.getByRole('row')).toHaveCount(3)
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^activity-.*\.csv$/)
  await page.goto('/admin/whisper/analytics')
  const people = page.getByRole('region', { name: 'Whisper and people' })
  await expect(people).toContainText('Wanted a person1')
  await expect(people).toContainText('Taken over1')
  await page.goBack()
  await activity.getByRole('link', { name: /^Visitor/ }).click()
  await expect(page).toHaveURL(/live-chats\?conversation=/)
})

test('an agent sees only their own tools, and is told about the others @browser', async ({
  page,
  server,
}) => {
  await acceptPush(page)
  await haveSession(page)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const data = { name: 'Marcus Oyelaran', role: 'agent', email: '' }
  const added = await page.request.post(`${server.url}/api/team`, { data, headers })
  const { password } = await added.json()
  await page.context().clearCookies()
  await page.goto('/admin/login')
  await signIn(page, password)
  await page.waitForURL('**/admin/dashboard')
  const tools = page.getByRole('navigation', { name: 'Tools' })
  await expect(tools.getByRole('link')).toHaveText([
    ...['Dashboard', 'Whisper', 'Requests', 'Settings', 'View site'],
  ])
  await expect(page.getByRole('list', { name: 'Tools' }).getByRole('link')).toHaveCount(3)
  await expect(tools).toContainText('Marcus OyelaranAgent')
  await tools.getByRole('switch').click()
  await expect(tools.getByRole('switch')).toHaveText('Away')
  await page.goto('/admin/whisper')
  await expect(page.getByRole('tab')).toHaveText([/^Knowledge Base/, /^Training/, /^Live Chats/])
  await expect(page.getByRole('switch', { name: /^Whisper Visibility/ })).toHaveCount(0)
  await page.goto('/admin/requests')
  await expect(page.getByRole('heading', { name: 'Quote Requests' })).toBeVisible()
  await page.goto('/admin/settings')
  await expect(page).toHaveURL('/admin/settings/notifications')
  await expect(page.getByRole('tab')).toHaveText(['Notifications', 'Saved replies'])
  await page.getByRole('switch', { name: 'Notification when a visitor needs me: Off' }).click()
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeVisible()
  await page.getByRole('button', { name: 'Change my password' }).click()
  await page.getByLabel('Current password').fill('not mine at all')
  await page.getByLabel('New password').fill('hinge amber post')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'This isn’t your current password.',
  )
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  // Other browsers have to sign in again before they're called.
  await expect.poll(() => devicesOf(page)).toBe(1)
  await expectFits(page)
  for (const path of ['pricing', 'resources', 'whisper/analytics', 'settings/team', 'signs']) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByText('Only admins can open this page')).toBeVisible()
  }
  await expectFits(page)
})

test('hours and a holiday are set, kept and removed', async ({ page, server }) => {
  await haveSession(page)
  await page.goto('/admin/settings')
  await expect(page).toHaveURL('/admin/settings/team')
  await page.getByRole('tab', { name: 'Hours' }).click()
  await page.getByRole('button', { name: 'Set hours' }).click()
  await page.getByLabel('Monday, from').fill('19:00')
  await expect(page.getByText('Each day’s hours end after they begin.')).toBeVisible()
  await page.getByLabel('Monday, from').fill('09:30')
  await page.getByLabel('Monday, to').fill('00:00')
  await page.getByRole('button', { name: 'Add hours on Saturday' }).click()
  await page.getByRole('button', { name: 'Closed on Friday' }).click()
  await page.getByRole('button', { name: 'Add holiday' }).click()
  await expect(page.getByText('Give each holiday a date and a name.')).toBeVisible()
  await page.getByLabel('Date of holiday 1').fill('2026-12-25')
  await page.getByLabel('Name of holiday 1').fill('Christmas Day')
  await expectFits(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Hours saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Monday, from')).toHaveValue('09:30')
  await expect(page.getByLabel('Monday, to')).toHaveValue('00:00')
  await expect(page.getByLabel('Name of holiday 1')).toHaveValue('Christmas Day')
  const told = async () => (await page.request.get(`${server.url}/api/chat/contact`)).json()
  expect((await told()).hours).toBe(
    'Monday, 9:30 AM to 12 AM; Tuesday to Thursday, 8 AM to 6 PM; Saturday, 8 AM to 6 PM ET',
  )
  await page.getByRole('button', { name: 'Remove hours' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('No hours are set.')).toBeVisible()
  await expect.poll(told).toEqual({ ways: [] })
})

test('a saved reply is written, found with a slash while replying, and removed', async ({
  page,
  browser,
  server,
}) => {
  await haveSession(page)
  await page.goto('/admin/settings/replies')
  await page.getByRole('button', { name: 'Add reply' }).click()
  const form = page.getByRole('dialog', { name: 'Add reply' })
  await form.getByLabel('Name, typed behind a /').fill('our hours')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Use up to 30 letters, digits and hyphens.')).toBeVisible()
  await expect(form.getByText('Write the reply.')).toBeVisible()
  await form.getByLabel('Name, typed behind a /').fill('/hours')
  await form.getByLabel('Reply').fill('We’re here Monday to Friday.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '/hours' })).toContainText('Monday')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await form.getByLabel('Name, typed behind a /').fill('HOURS')
  await form.getByLabel('Reply').fill('Another')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('/HOURS is the name of another reply.')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expectFits(page)

  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  await visitor.goto('/about')
  const panel = await openPanel(visitor)
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await page.goto('/admin/whisper/live-chats?view=now')
  await page.getByRole('button', { name: 'Take over' }).first().click()
  const box = page.getByLabel('Reply', { exact: true })
  await box.pressSequentially('/ho')
  const found = page.getByRole('option', { name: '/hours' })
  await expect(found).toBeVisible()
  await box.press('Escape')
  await expect(found).toBeHidden()
  await expect(box).toHaveValue('/ho')
  await box.press('Backspace')
  await box.pressSequentially('o')
  await expect(page.getByRole('option', { name: '/hours' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectFits(page)
  await box.press('Enter')
  await expect(box).toHaveValue('We’re here Monday to Friday.')
  await box.fill('')
  await box.pressSequentially('/pricing')
  await page.getByRole('option', { name: /^Pricing/ }).click()
  await expect(box).toHaveValue(/installation/)
  await expect(box).toBeFocused()

  await page.goto('/admin/settings/replies')
  await page.getByRole('button', { name: 'Remove /hours' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('None yet.')).toBeVisible()
})

test('a teammate is notified in this browser of a waiting visitor, and told if e-mail is not set up', async ({
  page,
  context,
  browser,
  server,
}) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const shown: string[] = []
    class Recorded extends EventTarget {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(text: string) {
        super()
        shown.push(text)
      }
      close() {}
    }
    Object.assign(window, { Notification: Recorded, shown, PushManager: undefined })
    Reflect.deleteProperty(window, 'PushManager')
  })
  await haveSession(page)
  await page.goto('/admin/settings/notifications')
  await expect(page.getByText('This server can’t send e-mail')).toBeVisible()
  await page.getByRole('switch', { name: 'Notification when a visitor needs me: Off' }).click()
  await expect(
    page.getByRole('switch', { name: 'Notification when a visitor needs me: On' }),
  ).toBeVisible()
  await expectFits(page)
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  await visitor.goto('/about')
  const panel = await openPanel(visitor)
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(panel.getByText('next in line')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shown: string[] }).shown))
    .toEqual(['A visitor is waiting for a person.'])
})

test('a browser gets a push without an open page, but not while its page is in view @browser', async ({
  page,
  context,
}) => {
  await acceptPush(page)
  await haveSession(page)
  await page.goto('/admin/settings/notifications')
  await page.getByRole('switch', { name: 'Notification when a visitor needs me: Off' }).click()
  await expect(page.getByText('Even with no admin page open.')).toBeVisible()
  expect(await devicesOf(page)).toBe(1)
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeVisible()
  await page
    .getByRole('checkbox', { name: 'A visitor left a message: notification' })
    .setChecked(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Notifications saved.')).toBeVisible()
  await expectFits(page)
  const { notify } = await (await page.request.get('/api/team')).json()
  expect(notify.push).toEqual(['waits', 'waited', 'wrote', 'handed', 'orders', 'attention'])

  const protocol = await context.newCDPSession(page)
  const registrations: { registrationId: string }[] = []
  protocol.on('ServiceWorker.workerRegistrationUpdated', (told) =>
    registrations.push(...told.registrations),
  )
  await protocol.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const push = (message: object) =>
    protocol.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: registrations[0]?.registrationId ?? '',
      data: JSON.stringify(message),
    })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications())
        .map(({ title, tag }) => `${tag}: ${title}`)
        .sort()
    })
  const message = { title: 'Visitor 1 is waiting', body: 'Open.', tag: 'c 1', path: '/admin/x' }
  await push(message)
  await push({ ...message, tag: 'test', title: 'Notifications work' })
  // On a visible page, a waiting visitor is shown there instead.
  await expect.poll(shown).toEqual(['test: Notifications work'])
  await page.goto('/about')
  await push(message)
  await push({ ...message, title: 'Visitor 1 has waited for 2 minutes' })
  await page.goto('/admin/settings/notifications')
  await expect
    .poll(shown)
    .toEqual(['c 1: Visitor 1 has waited for 2 minutes', 'test: Notifications work'])

  const manifest = await page.locator('link[rel=manifest]').last().getAttribute('href')
  const app = await (await page.request.get(manifest ?? '')).json()
  expect(app).toMatchObject({ scope: '/admin', display: 'standalone' })
})
