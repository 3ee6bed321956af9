/** Collects all browser errors and warnings: exceptions, CSP violations, failed hydration. */
import type { Page } from '@playwright/test'

export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}
