/** What a teammate types stays the reply or the note it was begun as, whoever gets the conversation. */
import type { Browser, Page } from '@playwright/test'
import { expectLive, haveSession } from './adminPeople'
import { expect, test } from './ownSite'
import { expectFits } from './screens'
import { still } from './still'
import { openPanel } from './visitor'

test.use({ ...still, viewport: { width: 1440, height: 900 } })

const now = '/admin/whisper/live-chats?view=now'

/** A visitor in a browser of their own, who waits for a person. */
async function waitingVisitor(browser: Browser, baseURL: string) {
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  await visitor.goto('/about')
  await openPanel(visitor)
  const panel = visitor.getByRole('dialog').filter({ has: visitor.getByLabel('Message') })
  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await expect(panel.getByRole('heading', { name: 'You’re next in line' })).toBeVisible()
  return panel
}

async function openNow(page: Page): Promise<void> {
  await page.goto(now)
  await expectLive(page)
}

const note = (page: Page) => page.getByLabel('Note', { exact: true })
const reply = (page: Page) => page.getByLabel('Reply', { exact: true })
const thread = (page: Page) => page.getByRole('list', { name: 'What was said' })

test('a note begun in another teammate’s conversation stays a note after taking it over', async ({
  page,
  browser,
  server,
}) => {
  await haveSession(page)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const added = await page.request.post('/api/team', {
    data: { name: 'Eve', role: 'agent', email: '' },
    headers,
  })
  const { password } = await added.json()
  const eve = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  ).newPage()
  await eve.request.post('/api/session/admin', { data: { password }, headers })
  for (const teammate of [page, eve]) await openNow(teammate)
  const panel = await waitingVisitor(browser, server.url)
  await eve.getByRole('button', { name: 'Take over' }).first().click()
  await expect(panel.getByText('Eve joined')).toBeVisible()

  await page.getByRole('navigation', { name: 'Conversations with people' }).getByText('Eve').click()
  await note(page).fill('Our cost is 450.')
  await page.reload()
  await expect(note(page)).toHaveValue('Our cost is 450.')
  await note(page).focus()
  await eve.getByRole('button', { name: 'Hand over' }).click()
  await eve.getByRole('dialog').getByRole('button', { name: 'Admin' }).click()
  await expect(page.getByText('With you for')).toBeVisible()
  const chosen = page.getByRole('button', { name: 'Note', exact: true, pressed: true })
  await expect(chosen).toBeVisible()
  await expect(note(page)).toHaveValue('Our cost is 450.')
  await note(page).fill('')
  await expect(chosen).toBeVisible()
  await note(page).fill('Our cost is 450.')
  await page.keyboard.press('Enter')
  await expect(thread(page)).toContainText('Our cost is 450.Note by You')
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await reply(page).fill('Hello, I’m the other one.')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Hello, I’m the other one.')).toBeVisible()
  await expect(panel.getByText('Our cost is 450.')).toHaveCount(0)
})

test('an unsent reply to a conversation returned to Whisper is kept, and can become a note', async ({
  page,
  browser,
  server,
}) => {
  await haveSession(page)
  await openNow(page)
  const panel = await waitingVisitor(browser, server.url)
  await page.getByRole('button', { name: 'Take over' }).first().click()
  await reply(page).fill('We come on Tuesday at 9.')
  await panel.getByRole('button', { name: 'Back to Whisper' }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'can’t be sent' })
  await expect(problem).toBeVisible()
  await reply(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await expect(reply(page)).toHaveValue('We come on Tuesday at 9.')
  await expectFits(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(problem).toBeVisible()
  await expect(reply(page)).toHaveValue('We come on Tuesday at 9.')

  await page.getByRole('button', { name: 'Take over' }).click()
  await expect(problem).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await panel.getByRole('button', { name: 'Back to Whisper' }).click()
  await problem.getByRole('button', { name: 'Make it a note' }).click()
  await expect(note(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thread(page)).toContainText('We come on Tuesday at 9.Note by You')
  await expect(note(page)).toHaveValue('')
  await expect(panel.getByText('We come on Tuesday at 9.')).toHaveCount(0)
})
