/** Helpers for visitors in the panel, and for an admin behind it. */
import { expect, type Locator, type Page, request } from '@playwright/test'
import { passwords, type RunningServer } from '../runningServer'

export function panelOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Whisper' })
}

/** The button in the corner; other buttons on pages open Whisper too. */
export function launcherOf(page: Page): Locator {
  return page.locator('[data-launcher]').filter({ visible: true })
}

/** Opens the panel and waits until it is live. */
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

/** A visitor's message with its status. */
export function messageOf(panel: Locator, text: string): Locator {
  return panel.getByRole('listitem').filter({ hasText: `You: ${text}` })
}

export async function expectSent(panel: Locator, text: string): Promise<void> {
  // Works after an outage, too, when the next try may be seconds away.
  const state = messageOf(panel, text).getByText('Sent', { exact: true })
  await expect(state).toBeVisible({ timeout: 15_000 })
}

/** All messages of the visitor, in order. */
export async function wordsOf(panel: Locator): Promise<string[]> {
  const said = panel.getByRole('listitem').filter({ hasText: 'You: ' }).locator('p:first-child')
  return (await said.allTextContents()).map((text) => text.replace('You: ', ''))
}

/** An admin who works only through the API. */
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
    /** The visitors' messages stored on the server, oldest first. */
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

/** Whisper doesn't answer: it admits it, or offers sections. */
export const notKnown = /I don't know that|Which of these do you mean\?|Do you mean this\?/
