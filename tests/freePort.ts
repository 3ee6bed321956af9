/**
 * A port on this machine that stays free until it is taken, and while a server that is killed starts
 * again: below those that the system gives by itself to whoever connects or listens on port 0, above
 * the last (10080) that fetch and browsers refuse.
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
