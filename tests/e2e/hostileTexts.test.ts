/** Markup and scripts in every text that strangers write are plain text on every screen. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { attacks } from '../knowledge/attacks'
import { handedOut } from '../quotes/adminAndCustomer'
import { signInUsers } from '../resources/adminAndDealer'
import { haveSession, visitorAt } from './adminPeople'
import { complaintsOf } from './complaints'
import { openPortal } from './dealerPeople'
import { expect, test } from './ownSite'
import { launcherOf, panelOf } from './visitor'

const marked = '<img src=x onerror=window.attacked=1>'
const hostile = [marked, ...attacks.filter((attack) => attack.length < 1_000)]

/** Everything a page did that no text may cause. */
function watch(page: Page): string[] {
  const done = complaintsOf(page)
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const own = page.url() === 'about:blank' || origin === new URL(page.url()).origin
    if (!own && !['data:', 'blob:'].includes(protocol)) done.push(request.url())
  })
  page.on('dialog', (dialog) => {
    done.push(dialog.message())
    void dialog.dismiss()
  })
  return done
}

async function expectWords(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    isAttacked: 'attacked' in window,
    handlers: [...document.querySelectorAll('*')]
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => /^on/i.test(name)),
    scriptLinks: [...document.querySelectorAll('[href],[src],[action]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => /^\s*(javascript|vbscript|data:text)/i.test(address)),
  }))
  expect(found).toEqual({ isAttacked: false, handlers: [], scriptLinks: [] })
}

async function writeEverywhere(url: string): Promise<{ quoteId: string; token: string }> {
  const send = async (path: string, body: object) => {
    const headers = { origin: url, 'content-type': 'application/json' }
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect([path, reply.status]).toEqual([path, 200])
  }
  for (const text of hostile.slice(0, 5)) {
    await send('/api/contact/requests', {
      id: randomUUID(),
      name: text.slice(0, 100),
      phone: '(202) 555-0171',
      email: '',
      propertyType: 'home',
      entrances: 1,
      message: hostile.join('\n').slice(0, 2_000),
    })
  }
  await send('/api/visits', {
    hits: hostile.slice(0, 20).map((text, index) => ({
      kind: 'view',
      id: `hostile-visit-${String(index).padStart(4, '0')}`,
      path: '/system',
      referrer: text,
      source: text,
      medium: text,
      campaign: text,
    })),
  })
  const users = await signInUsers(url)
  const quote = await handedOut(users, {
    customer: marked,
    company: marked,
    site: marked,
    notes: hostile.join('\n').slice(0, 1_500),
    preparedBy: marked,
  })
  return { quoteId: quote.id, token: quote.token }
}

test('strangers’ markup is shown as text on every screen', async ({ page, server }) => {
  const { quoteId, token } = await writeEverywhere(server.url)
  const visitor = await visitorAt(server)
  for (const text of hostile.slice(1, 12)) await visitor.say(text)
  // The list shows the latest.
  const last = await visitor.say(marked)
  await visitor.allAnswered()
  await visitor.mark(last, false, marked)
  visitor.close()

  const done = watch(page)
  await haveSession(page)
  const screens: [string, string][] = [
    ['/admin/dashboard', 'Dashboard'],
    ['/admin/whisper/live-chats', marked],
    ['/admin/whisper/training', marked],
    ['/admin/whisper/analytics', 'Visitors'],
    ['/admin/requests', marked],
    ['/admin/pricing/quotes', marked],
    [`/admin/pricing/quotes/${quoteId}`, marked],
    [`/quote/${token}`, marked],
  ]
  for (const [path, words] of screens) {
    await page.goto(path)
    await expect(page.getByText(words).filter({ visible: true }).first(), path).toBeVisible()
    await expectWords(page)
  }
  expect(done).toEqual([])
})

test('a visitor’s markup is shown as text in their own panel', async ({ page }) => {
  const done = watch(page)
  await page.goto('/')
  await launcherOf(page).click()
  const panel = panelOf(page)
  const box = panel.getByLabel('Message')
  for (const text of [marked, '[x](javascript:window.attacked=1)', attacks[0] ?? '']) {
    await box.fill(text)
    await box.press('Enter')
    await expect(panel.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  }
  await expectWords(page)
  await page.reload()
  await expect(panelOf(page).or(launcherOf(page)).first()).toBeVisible()
  await expectWords(page)
  expect(done).toEqual([])
})

test('an admin’s markup for dealers is shown as text in the portal', async ({ page, server }) => {
  const { admin: cookie } = await signInUsers(server.url)
  const headers = { origin: server.url, cookie, 'content-type': 'application/json' }
  const url = 'https://files.example/x'
  const words = { title: marked, description: hostile[3], filename: 'x.pdf', url }
  const body = JSON.stringify({ id: randomUUID(), ...words })
  const made = await fetch(`${server.url}/api/resources`, { method: 'POST', headers, body })
  expect(made.status).toBe(200)
  const done = watch(page)
  await openPortal(page)
  await expect(page.getByText(marked).filter({ visible: true }).first()).toBeVisible()
  await expectWords(page)
  expect(done).toEqual([])
})
