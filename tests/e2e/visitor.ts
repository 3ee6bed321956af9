/** What a visitor does with the panel, and an admin behind it, in the words of the tests. */
import { expect, type Locator, type Page, request } from '@playwright/test'
import { passwords, type RunningServer } from '../runningServer'

export function panelOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Whisper' })
}

/** The button in the corner; others in the page open Whisper too. */
export function launcherOf(page: Page): Locator {
  return page.locator('[data-launcher]').filter({ visible: true })
}

/** Opens the panel and waits until the line is up. */
export async function openPanel(page: Page): Promise<Locator> {
  await launcherOf(page).click()
  const panel = panelOf(page)
  await expect(panel.getByText('Live', { exact: true })).toBeVisible()
  return panel
}

export async function say(panel: Locator, text: string): Promise<void> {
  const box = panel.getByLabel('Message')
  await box.fill(text)
  await box.press('Enter')
}

/** A message of the visitor's with what is said about it. */
export function messageOf(panel: Locator, text: string): Locator {
  return panel.getByRole('listitem').filter({ hasText: `You: ${text}` })
}

export async function expectSent(panel: Locator, text: string): Promise<void> {
  // Also after an outage, when the next try may be some seconds away.
  const state = messageOf(panel, text).getByText('Sent', { exact: true })
  await expect(state).toBeVisible({ timeout: 15_000 })
}

/** All that the visitor has said, in order. */
export async function wordsOf(panel: Locator): Promise<string[]> {
  const said = panel.getByRole('listitem').filter({ hasText: 'You: ' }).locator('p:first-child')
  return (await said.allTextContents()).map((text) => text.replace('You: ', ''))
}

/** An admin who works through the calls alone. */
export async function signInAdmin(server: Pick<RunningServer, 'url'>) {
  const context = await request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { origin: server.url },
  })
  const data = { password: passwords.admin }
  expect((await context.post('/api/session/admin', { data })).ok()).toBe(true)
  return {
    async show(isVisible: boolean): Promise<void> {
      const reply = await context.put('/api/whisper/settings', { data: { isVisible } })
      expect(reply.ok()).toBe(true)
    },
    /** Published at once. */
    async teach(entry: { id: string; title: string; content: string }): Promise<void> {
      const data = { ...entry, category: 'features', publish: true }
      expect((await context.post('/api/knowledge', { data })).ok()).toBe(true)
    },
    async interactions(): Promise<{ id: string; userMessage: string; conversationId: string }[]> {
      const reply = await context.get('/api/chat/interactions')
      return (await reply.json()).interactions
    },
    /** What the server has stored of the visitors' words, oldest first. */
    async stored(): Promise<string[]> {
      return (await this.interactions()).map(({ userMessage }) => userMessage).reverse()
    },
    async decline(conversationId: string, reason: string): Promise<void> {
      const url = `/api/chat/conversations/${conversationId}/erasure/refusal`
      expect((await context.post(url, { data: { reason } })).ok()).toBe(true)
    },
    async approve(conversationId: string): Promise<void> {
      const url = `/api/chat/conversations/${conversationId}/erasure/approval`
      expect((await context.post(url, { data: {} })).ok()).toBe(true)
    },
    dispose: () => context.dispose(),
  }
}

/** Whisper doesn't answer: it says so, or asks which of some sections is meant. */
export const notKnown = /I don't know that|Which of these do you mean\?/
