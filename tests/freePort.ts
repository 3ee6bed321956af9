/**
 * A local port that stays free until used, and while a killed server restarts: below the system's
 * range for outgoing connections and port 0, above the last (10080) that fetch and browsers refuse.
 */
import { createServer } from 'node:net'

const [lowest, highest] = [10_100, 32_000]

export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
