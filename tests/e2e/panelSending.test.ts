import type { Page } from '@playwright/test'
import { defaultLimits } from '#server/http/limits/limits'
import { visitorAt } from './adminPeople'
import { withDyingLines } from './dyingLines'
import { expect, test } from './ownSite'
import { still } from './still'
import { test as killing } from './test'
import { expectSent, messageOf, openPanel, panelOf, say, signInAdmin, wordsOf } from './visitor'

test.use(still)

test('near 2,000 characters a counter appears; a longer text can’t be sent but can be edited', async ({
  page,
  server,
}) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  const box = panel.getByLabel('Message')
  await box.fill('x'.repeat(1799))
  await expect(panel.getByText(/of 2,000 characters/)).toHaveCount(0)
  await box.fill('x'.repeat(1800))
  await expect(panel.getByText('1,800 of 2,000 characters')).toBeVisible()
  await box.fill('x'.repeat(2001))
  await box.press('Enter')
  await expect(panel.getByText('Not sent. Use 2,000 characters or fewer.')).toBeVisible()

  await panel.getByRole('button', { name: 'Edit' }).click()
  await expect(box).toHaveValue('x'.repeat(2001))
  await expect(box).toBeFocused()
  await expect(panel.getByText('Not sent.')).toHaveCount(0)
  await box.press('End')
  await box.press('Backspace')
  await box.press('Enter')
  await expectSent(panel, 'xxx')

  await box.fill('y'.repeat(2001))
  await box.press('Enter')
  await panel.getByRole('button', { name: 'Discard' }).click()
  await expect(panel.getByText('Not sent.')).toHaveCount(0)
  const admin = await signInAdmin(server)
  expect(await admin.stored()).toEqual(['x'.repeat(2000)])
})

killing(
  'a message written while the server is down arrives once after it is back',
  async ({ page, server }) => {
    await page.goto('/about')
    const panel = await openPanel(page)
    await say(panel, 'before')
    await expectSent(panel, 'before')
    await server.kill()
    await expect(panel.getByText('Whisper is reconnecting…')).toBeVisible()
    await say(panel, 'meanwhile')
    await say(panel, 'and more')
    await expect(
      messageOf(panel, 'meanwhile').getByText('Not sent. We’ll send it once you’re back online.'),
    ).toBeVisible({ timeout: 15_000 })
    await expect(
      messageOf(panel, 'meanwhile').getByRole('button', { name: 'Try again' }),
    ).toBeVisible()
    await server.start()
    await expectSent(panel, 'meanwhile')
    await expectSent(panel, 'and more')
    await expect(panel.getByText('Whisper is reconnecting…')).toHaveCount(0)
    expect(await wordsOf(panel)).toEqual(['before', 'meanwhile', 'and more'])
    const admin = await signInAdmin(server)
    expect(await admin.stored()).toEqual(['before', 'meanwhile', 'and more'])
  },
)

test('while the disk is slow a message shows as sending; then it is sent, once', async ({
  page,
  server,
}) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'before')
  await expectSent(panel, 'before')
  const letGo = await holdOutbox(page)
  await say(panel, 'slowly')
  await expect(messageOf(panel, 'slowly')).toContainText('Sending')
  const admin = await signInAdmin(server)
  expect(await admin.stored()).toEqual(['before'])
  await letGo()
  await expectSent(panel, 'slowly')
  await expect(messageOf(panel, 'slowly')).toHaveCount(1)
  expect((await admin.stored()).toSorted()).toEqual(['before', 'slowly'])
})

test('a reload right after sending loses nothing and sends nothing twice', async ({
  page,
  server,
}) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'now or never')
  await page.reload()
  await openPanel(page)
  await expectSent(panelOf(page), 'now or never')
  const admin = await signInAdmin(server)
  expect(await admin.stored()).toEqual(['now or never'])
})

test('a message in the outbox is sent after a reload without opening the panel', async ({
  page,
  server,
}) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await swallow(page, panel)
  await page.reload()
  const admin = await signInAdmin(server)
  await expect.poll(() => admin.stored()).toEqual(['said into the void'])
  await openPanel(page)
  await expectSent(panelOf(page), 'said into the void')
})

/** Says something while the device is offline. */
async function swallow(page: Page, panel: ReturnType<typeof panelOf>): Promise<void> {
  await page.context().setOffline(true)
  await expect(panel.getByText('Whisper is reconnecting…')).toBeVisible()
  await say(panel, 'said into the void')
  await expect(messageOf(panel, 'said into the void')).toBeVisible()
  await page.context().setOffline(false)
}

test('when the acknowledgement is lost, the message is stored once and shown as sent', async ({
  page,
  server,
}) => {
  let isSwallowing = false
  let swallowed = 0
  await page.routeWebSocket(/socket\.io/, (toPage) => {
    const toServer = toPage.connectToServer()
    toServer.onMessage((message) => {
      // 43 is an acknowledgement, here in the visitor's namespace.
      if (isSwallowing && String(message).startsWith('43/visitor')) {
        swallowed += 1
        isSwallowing = false
        void toServer.close()
        void toPage.close()
        return
      }
      toPage.send(message)
    })
    toPage.onMessage((message) => toServer.send(message))
  })
  await page.goto('/about')
  const panel = await openPanel(page)
  isSwallowing = true
  await say(panel, 'did you get this?')
  await expectSent(panel, 'did you get this?')
  expect(swallowed).toBe(1)
  const admin = await signInAdmin(server)
  expect(await admin.stored()).toEqual(['did you get this?'])
})

killing(
  'two tabs show the same conversation, and what both write offline arrives once, in order',
  async ({ context, page, server }) => {
    await page.goto('/about')
    const one = await openPanel(page)
    const secondPage = await context.newPage()
    await secondPage.goto('/about')
    const other = await openPanel(secondPage)
    await say(one, 'from the first')
    await expectSent(other, 'from the first')
    await say(other, 'from the second')
    await expectSent(one, 'from the second')

    await server.kill()
    await expect(one.getByText('Whisper is reconnecting…')).toBeVisible()
    await expect(other.getByText('Whisper is reconnecting…')).toBeVisible()
    const written = ['a', 'b', 'c', 'd', 'e'].map((sign) => `offline ${sign}`)
    for (const [index, text] of written.entries()) {
      const panel = index % 2 === 0 ? one : other
      await say(panel, text)
      await expect(messageOf(one, text)).toBeVisible()
      await expect(messageOf(other, text)).toBeVisible()
    }
    await server.start()
    const all = ['from the first', 'from the second', ...written]
    for (const panel of [one, other]) {
      await expectSent(panel, 'offline e')
      expect(await wordsOf(panel)).toEqual(all)
    }
    const admin = await signInAdmin(server)
    expect(await admin.stored()).toEqual(all)
  },
)

test('messages of a closed tab’s outbox are sent by the other tab, once', async ({
  context,
  page,
  server,
}) => {
  const lines = await withDyingLines(page)
  await page.goto('/about')
  const panel = await openPanel(page)
  const otherPage = await context.newPage()
  await otherPage.goto('/system')
  const other = await openPanel(otherPage)
  lines.die()
  await say(panel, 'on my way out')
  await expect(messageOf(other, 'on my way out')).toContainText('Sending')
  const admin = await signInAdmin(server)
  expect(await admin.stored()).toEqual([])
  await page.close()
  await expectSent(other, 'on my way out')
  expect(await admin.stored()).toEqual(['on my way out'])
})

test('messages beyond the address’s limit wait in the outbox as long as the server says', async ({
  page,
  server,
}) => {
  const { burst } = defaultLimits.conversations
  let tries = 0
  page.on('websocket', (line) =>
    line.on('framesent', ({ payload }) => {
      if (String(payload).includes('patient')) tries += 1
    }),
  )
  await page.goto('/about')
  const panel = await openPanel(page)
  const crowd = Array.from({ length: burst + 20 }, async () => {
    const visitor = await visitorAt(server)
    await visitor.say('Me first').catch(() => undefined)
    visitor.close()
  })
  await Promise.all(crowd)
  // Taking the next free place ensures that none is free for ten seconds.
  const next = await visitorAt(server)
  await expect(() => next.say('Me too')).toPass({ timeout: 30_000 })
  next.close()
  await say(panel, 'patient')
  await expect.poll(() => tries).toBe(1)
  await expect(messageOf(panel, 'patient').getByText('Sent', { exact: true })).toHaveCount(0)
  await expect(
    messageOf(panel, 'patient').getByText('Too many messages at once. We’ll send this one'),
  ).toBeVisible({ timeout: 10_000 })
  await expect(messageOf(panel, 'patient').getByText('Sent', { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  expect(tries).toBe(2)
  const stored = await (await signInAdmin(server)).stored()
  expect(stored.filter((text) => text === 'patient')).toHaveLength(1)
})

test('a refused message stays with the reason, and is sent as a new one on request', async ({
  page,
  context,
  server,
}) => {
  const admin = await signInAdmin(server)
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'hello')
  await expectSent(panel, 'hello')
  // Whisper is hidden while this page is offline.
  await context.setOffline(true)
  await expect(panel.getByText('Whisper is reconnecting…')).toBeVisible()
  await say(panel, 'too late')
  await admin.show(false)
  await context.setOffline(false)
  const refused = messageOf(panel, 'too late')
  await expect(refused.getByText('Whisper is unavailable right now.')).toBeVisible()
  await page.reload()
  expect(await admin.stored()).toEqual(['hello'])

  await admin.show(true)
  await page.reload()
  await openPanel(page)
  await refused.getByRole('button', { name: 'Try again' }).click()
  await expectSent(panel, 'too late')
  await expect(panel.getByText('Not sent.')).toHaveCount(0)
  expect(await admin.stored()).toEqual(['hello', 'too late'])
})

killing(
  'a visitor whose cookie was lost can go on, as a new visitor',
  async ({ page, context, server }) => {
    await page.goto('/about')
    const panel = await openPanel(page)
    await say(panel, 'before')
    await expectSent(panel, 'before')
    await context.clearCookies()
    await server.kill()
    await server.start()
    await expect(messageOf(panel, 'before')).toHaveCount(0, { timeout: 15_000 })
    await say(panel, 'after')
    await expectSent(panel, 'after')
  },
)

/** Whatever would be written to the outbox waits for a transaction of ours, until it's let go. */
async function holdOutbox(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(async () => {
    const opening = indexedDB.open('whisper')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const store = opening.result.transaction('outbox', 'readwrite').objectStore('outbox')
    const state = { isHeld: true }
    const stay = () => {
      if (state.isHeld) store.count().addEventListener('success', stay)
      else opening.result.close()
    }
    stay()
    return state
  })
  return () =>
    held.evaluate((state) => {
      state.isHeld = false
    })
}
