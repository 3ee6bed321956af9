/** Helpers for admins working on quotes, and for customers with a private link. */
import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Quote } from '#shared/quotes/records'
import type { RunningServer } from '../runningServer'
import { haveSession } from './adminPeople'

export async function openCalculator(page: Page): Promise<void> {
  await haveSession(page)
  await page.goto('/admin/pricing')
  await expect(page.getByRole('heading', { name: 'Pricing Calculator' })).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
}

export async function fillIn(page: Page, customer = 'José Álvarez'): Promise<void> {
  await page.getByRole('button', { name: 'Add X-401' }).click()
  await page.getByLabel('Customer', { exact: true }).fill(customer)
  await page.getByLabel('E-mail', { exact: true }).fill('jose.alvarez@mail.example')
  await page.getByLabel('Site', { exact: true }).fill('14 Alder Court, Arlington, VA 22201')
}

/** Actions other than the next step are in the menu. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

export const saveWord = (page: Page) => page.getByText(/^Saved \d/)

/** Saves the calculator's quote and waits for its own address. Returns its id. */
export async function save(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saveWord(page)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/pricing\/quotes\/[0-9a-f-]{36}$/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** A quote saved by another admin, through the API. */
export async function savedQuote(page: Page, words: object = {}): Promise<string> {
  const id = randomUUID()
  const reply = await page.request.post('/api/quotes', {
    data: { id, lines: [{ id: 'x-401', quantity: 1 }], customer: 'Dana Post', ...words },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return id
}

/** A colleague's change to what the quote is now. Returns the quote as it is then. */
export async function changeMeanwhile(
  page: Page,
  id: string,
  method: 'POST' | 'PUT',
  path: 'link' | 'revise' | 'discard' | '',
  body: object = {},
): Promise<Quote> {
  const { quote } = await (await page.request.get(`/api/quotes/${id}`)).json()
  const reply = await page.request.fetch(`/api/quotes/${id}${path && `/${path}`}`, {
    method,
    data: { rev: quote.rev, ...body },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return reply.json()
}

/** A second admin in another browser. */
export async function otherAdmin(
  browser: Browser,
  { url }: Pick<RunningServer, 'url'>,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await haveSession(page)
  return page
}

/** Accepts as the customer does, with only the link. */
export async function accept(link: string, name: string, revision = 1): Promise<void> {
  const { origin, pathname } = new URL(link)
  const token = pathname.split('/').at(-1)
  const reply = await fetch(`${origin}/api/quote/${token}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name, revision }),
  })
  expect(reply.ok, await reply.text()).toBe(true)
}
