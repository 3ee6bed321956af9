/** Counted visitors without a browser, and an admin viewing the figures. */
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { RunningServer } from '../runningServer'
import { haveSession } from './adminPeople'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'

/**
 * One visitor per name, viewing pages one after the other; `referrer` is the host they came from,
 * the other fields are query parameters of the first page's address.
 */
export async function visit(
  server: Pick<RunningServer, 'url'>,
  {
    name = 'one',
    paths = ['/'],
    ...said
  }: { name?: string; paths?: string[] } & Partial<
    Record<'referrer' | 'source' | 'medium' | 'campaign' | 'content', string>
  >,
): Promise<void> {
  const hits = paths.map((path) => ({ kind: 'view', id: randomUUID(), path, ...said }))
  const reply = await fetch(`${server.url}/api/visits`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.url,
      'user-agent': `${chrome} ${name}`,
    },
    body: JSON.stringify({ hits }),
  })
  expect(reply.status).toBe(200)
}

export async function openAnalytics(page: Page, search = ''): Promise<void> {
  await haveSession(page)
  await page.goto(`/admin/whisper/analytics${search}`)
}

/** A card's figure. */
export function figureOf(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Key figures' })
    .locator('div', { has: page.getByRole('heading', { name }) })
    .locator('p')
    .first()
}
