/** A visitor whose cookie the server rejects doesn't notice anything. */
import type { BrowserContext } from '@playwright/test'
import { still } from './still'
import { expect, test } from './test'
import { expectSent, messageOf, openPanel, say, signInAdmin, wordsOf } from './visitor'

test.use(still)

async function visitorCookie(context: BrowserContext) {
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'visitor')
  if (!cookie) throw new Error('This browser has no visitor cookie.')
  return cookie
}

test('a conversation from before cookies were signed continues in an open page', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  await say(panel, 'before the update')
  await expectSent(panel, 'before the update')
  const cookie = await visitorCookie(context)
  const [token = ''] = cookie.value.split('.')
  await context.addCookies([{ ...cookie, value: token }])

  await server.kill()
  await expect(panel.getByText('Whisper is reconnecting…')).toBeVisible()
  await say(panel, 'during it')
  await server.start()
  await expectSent(panel, 'during it')
  await say(panel, 'after it')
  await expectSent(panel, 'after it')
  const all = ['before the update', 'during it', 'after it']
  expect(await wordsOf(panel)).toEqual(all)
  expect(await visitorCookie(context)).toMatchObject({ value: cookie.value, httpOnly: true })
  const stored = await (await signInAdmin(server)).interactions()
  expect(stored.map(({ userMessage }) => userMessage).reverse()).toEqual(all)
  expect(new Set(stored.map(({ conversationId }) => conversationId)).size).toBe(1)
})

test('with an invalid cookie the panel continues as a new visitor and sends its outbox', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/about')
  const panel = await openPanel(page)
  const cookie = await visitorCookie(context)
  const invented = 'invented'.repeat(4)
  await server.kill()
  await expect(panel.getByText('Whisper is reconnecting…')).toBeVisible()
  await say(panel, 'said into the void')
  await expect(messageOf(panel, 'said into the void')).toBeVisible()
  await context.addCookies([{ ...cookie, value: invented }])

  await server.start()
  await expectSent(panel, 'said into the void')
  await expect(panel.getByText('Live', { exact: true })).toBeVisible()
  const { value } = await visitorCookie(context)
  expect(value).not.toContain(invented)
  expect(await (await signInAdmin(server)).stored()).toEqual(['said into the void'])
})
