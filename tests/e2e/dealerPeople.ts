/** Helpers for dealers. */
import { expect, type Page } from '@playwright/test'
import { passwords } from '../runningServer'

export async function signIn(page: Page, password: string = passwords.dealer): Promise<void> {
  await page.getByPlaceholder('Dealer password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens the portal and signs in on the way. */
export async function openPortal(page: Page): Promise<void> {
  await page.goto('/dealer/resources')
  await signIn(page)
  await expectPortal(page)
}

export async function expectPortal(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dealer\/resources/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dealer Resources' })).toBeVisible()
}

/** The server's word on this browser's session. */
export async function isSignedIn(page: Page): Promise<boolean> {
  const reply = await page.request.get('/api/session/dealer')
  return (await reply.json()).signedIn
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect.poll(() => isSignedIn(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dealer-token'))).toBeNull()
}
