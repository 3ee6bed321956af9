/** Texts and calls on the admins' screens: beside the chats, live. */
import { somePng } from '../contact/somePhotos'
import { Caller } from '../phone/caller'
import { post } from '../phone/standIn'
import { sendText } from '../phone/texting'
import { cardOf, expectLive, haveSession, openLiveChats, visitorAt } from './adminPeople'
import { findings } from './axe'
import { expect, test } from './phonePeople'
import { eighty, sliding, solarQuestion, twoAlike } from './twoAlike'
import { signInAdmin } from './visitor'

const me = '+12025550171'

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px a text arrives and is answered, and its delivery state updates live`, async ({
    page,
    server,
    provider,
  }) => {
    await page.setViewportSize({ width, height })
    await openLiveChats(page)
    const visitor = await visitorAt(server)
    await visitor.say('What does it cost for two gates?')
    await sendText(server.url, me, 'What does it cost for one gate?')
    const card = cardOf(page, 'one gate')
    await expect(card).toContainText('$799')
    await expect(card.getByText('Text', { exact: true })).toBeVisible()
    await expect(card.getByText('Sent', { exact: true })).toBeVisible()
    await expect.poll(() => provider.took.length).toBe(1)
    const { reportTo = '', sid = '' } = provider.took[0] ?? {}
    await post(reportTo, { MessageSid: sid, MessageStatus: 'delivered' })
    await expect(card.getByText('Delivered', { exact: true })).toBeVisible()
    await sendText(server.url, me, 'N')
    await expect(card.getByText('Not helpful', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page).toHaveURL(/channel=text/)
    await page.getByRole('button', { name: 'Call', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.getByRole('button', { name: 'Any', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(2)

    if (width < 1240) await card.getByRole('button', { name: 'Conversation' }).click()
    else await card.click()
    const showNumber = page.getByRole('button', { name: 'Show number' })
    await expect(showNumber).toBeVisible()
    expect(await page.content()).not.toContain(me)
    await expect(page.getByText('… 0171')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await showNumber.click()
    await expect(page.getByRole('link', { name: me })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  test(`at ${width} px an undelivered text is listed until it is dismissed`, async ({
    page,
    server,
    provider,
  }) => {
    await page.setViewportSize({ width, height })
    await openLiveChats(page)
    const list = page.getByRole('region', { name: /not delivered$/ })
    await expect(list).toHaveCount(0)
    provider.manners.push('refuses', 'refuses')
    await sendText(server.url, me, 'What does it cost for one gate?')
    await expect(list).toContainText('1 text not delivered')
    await expect(list).toContainText('An answer to … 0171')
    await expect(list).toContainText('the number does not exist (21211)')
    await expect(cardOf(page, 'one gate')).toContainText('Not delivered')
    await sendText(server.url, '+12025550172', 'HELP')
    await expect(list).toContainText('2 texts not delivered')
    await expect(list.getByRole('listitem').first()).toContainText('The reply to HELP to … 0172')
    expect(await page.content()).not.toContain(me)
    expect(await findings(page)).toEqual([])
    await list.getByRole('button', { name: 'Conversation: An answer to … 0171' }).click()
    await expect(page).toHaveURL(/conversation=/)
    await expect(page.getByRole('article')).toHaveCount(1)
    const dismiss = list.getByRole('button', { name: 'Dismiss: An answer to … 0171' })
    await dismiss.press('Enter')
    await expect(list).toContainText('1 text not delivered')
    await expect(list.getByRole('heading')).toBeFocused()
    await expect(page.getByText('Dismissed: An answer to … 0171.')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo: An answer to … 0171' }).press('Enter')
    await expect(list).toContainText('2 texts not delivered')
    await expect(list.getByRole('heading')).toBeFocused()
    await list.getByRole('button', { name: 'Dismiss all' }).click()
    await expect(list).toHaveCount(0)
    const undo = page.getByRole('button', { name: 'Undo: 2 texts not delivered' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(list).toContainText('2 texts not delivered')
    // The next dismissal ends the undo of this one.
    await dismiss.click()
    const told = page.waitForResponse('**/api/undelivered/dismissal')
    await list.getByRole('button', { name: 'Dismiss: The reply to HELP' }).click()
    expect((await told).ok()).toBe(true)
    await expect(list).toHaveCount(0)
    await page.reload()
    await expect(list).toContainText('1 text not delivered')
    await expect(list).toContainText('The reply to HELP')
  })

  test(`at ${width} px an ongoing call is shown turn by turn`, async ({ page, server }) => {
    await page.setViewportSize({ width, height })
    await openLiveChats(page)
    const caller = new Caller(server.url, me)
    await caller.call()
    await caller.say('What does it cost for one gate?')
    const first = cardOf(page, 'What does it cost for one gate?')
    await expect(first).toContainText('$799')
    await expect(first.getByText('Call', { exact: true })).toBeVisible()
    await caller.say('Yes.')
    await expect(first.getByText('Helpful', { exact: true })).toBeVisible()
    await caller.say('How long does the installation take?')
    await expect(cardOf(page, 'How long does the installation take?')).toBeVisible()
    await caller.say('person')
    const last = cardOf(page, "I'll connect you with a person")
    await expect(last).toBeVisible()
    await page.getByRole('button', { name: 'Call', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    if (width < 1240) await last.getByRole('button', { name: 'Conversation' }).click()
    else await last.click()
    const turns = page.getByRole('list', { name: 'Its latest interactions' }).getByRole('listitem')
    await expect(turns).toHaveText([
      /What does it cost for one gate\?$/,
      /How long does the installation take\?$/,
      /person$/,
    ])
    await expect(page.getByText('… 0171')).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
}

test('a photo texted to a teammate shows in their conversation', async ({
  page,
  server,
  provider,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLiveChats(page)
  await page.getByRole('button', { name: 'Now' }).click()
  await sendText(server.url, me, 'PERSON')
  await page.getByRole('button', { name: 'Take over' }).first().click()
  const said = page.getByRole('list', { name: 'What was said' })
  await expect(said).toContainText('took over')
  const photo = provider.host(somePng({ width: 60, height: 40 }))
  await sendText(server.url, me, 'The broken one', { NumMedia: '1', MediaUrl0: photo })
  await expect(said).toContainText('The broken one [1 photo]')
  const shown = said.getByRole('img', { name: 'Sent by text, 1 of 1' })
  const width = () => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBe(60)
  await expect(said.getByRole('link', { name: 'Sent by text, 1 of 1' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('choices offered by text and by call are picked there, and admins see it', async ({
  page,
  server,
  provider,
}) => {
  const admin = await signInAdmin(server)
  for (const entry of twoAlike) await admin.teach(entry)
  await admin.dispose()
  await openLiveChats(page)
  await sendText(server.url, me, solarQuestion)
  await expect.poll(() => provider.took.length).toBe(1)
  const { body = '' } = provider.took[0] ?? {}
  const [, number = ''] = new RegExp(`(\\d) for ${sliding}`).exec(body) ?? []
  await sendText(server.url, me, number)
  const chosen = cardOf(page, `Chose ${sliding}`)
  await expect(chosen).toContainText(eighty)
  await expect(chosen.getByText('Text', { exact: true })).toBeVisible()
  await expect.poll(() => provider.took[1]?.body).toContain(eighty)

  const caller = await new Caller(server.url, '+12025550173').call()
  await caller.say(solarQuestion)
  expect(caller.heard).toContain('Do you mean Solar panel for')
  await caller.say(`${sliding}.`)
  expect(caller.heard).toContain('has eighty watts')
  const called = page.getByRole('article').filter({ hasText: `Chose ${sliding}` })
  await expect(called).toHaveCount(2)
  await expect(called.first().getByText('Call', { exact: true })).toBeVisible()
  const other = await new Caller(server.url, '+12025550174').call()
  await other.say(solarQuestion)
  await other.say('Neither.')
  expect(other.dialed).toBeDefined()
  await expect(cardOf(page, 'Chose none of these')).toContainText("I'll connect you with a person")
  expect(await findings(page)).toEqual([])
})

test('a reply that the provider refuses or can’t deliver is marked in the open chat, for agents too', async ({
  page,
  browser,
  server,
  provider,
}) => {
  const admin = await (await browser.newContext({ baseURL: server.url })).newPage()
  await haveSession(admin)
  const added = await admin.request.post('/api/team', {
    data: { name: 'Dana', role: 'agent', email: '' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await haveSession(page, (await added.json()).password)
  await page.goto('/admin/whisper/live-chats?view=now')
  await expectLive(page)
  await sendText(server.url, me, 'HUMAN')
  await page.getByRole('button', { name: 'Take over' }).first().click()
  const box = page.getByLabel('Reply', { exact: true })
  const said = page.getByRole('list', { name: 'What was said' })
  const saying = (words: string) => said.locator('li:not([data-unsent])').filter({ hasText: words })

  await expect.poll(() => provider.took.length).toBe(2)
  provider.manners.push('refuses')
  await box.fill('We can come on Tuesday at nine.')
  await box.press('Enter')
  await expect(saying('on Tuesday at nine')).toContainText(
    'Not delivered. The provider rejected it: the number does not exist (21211).',
  )
  await box.fill('Please open the gate for us.')
  await box.press('Enter')
  await expect.poll(() => provider.took.length).toBe(3)
  await expect(saying('open the gate')).not.toContainText('Not delivered')
  const { reportTo = '', sid = '' } = provider.took[2] ?? {}
  await post(reportTo, { MessageSid: sid, MessageStatus: 'undelivered', ErrorCode: '30007' })
  await expect(saying('open the gate')).toContainText('flagged it as spam (30007)')
  expect(await findings(page)).toEqual([])
})
