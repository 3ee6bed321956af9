/** Sockets that die without a sign, as on a phone that changes networks. */
import type { Page } from '@playwright/test'

/** Sockets that carry nothing any more and don't say so, while new ones work. */
export async function withDyingLines(page: Page): Promise<{ die: () => void }> {
  const lines: { isDead: boolean }[] = []
  await page.routeWebSocket(/socket\.io/, (toPage) => {
    const line = { isDead: false }
    lines.push(line)
    const toServer = toPage.connectToServer()
    toServer.onMessage((message) => void (line.isDead || toPage.send(message)))
    toPage.onMessage((message) => void (line.isDead || toServer.send(message)))
  })
  return {
    die: () => {
      for (const line of lines) line.isDead = true
    },
  }
}
