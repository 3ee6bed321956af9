// @ts-check
/** Loaded before a measured program: tells what the process has used. Needs --expose-gc for heap. */
import { readFileSync } from 'node:fs'
import { answerAsks } from './asks.mjs'

answerAsks({
  /** Microseconds of CPU of all threads since the start. */
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  /** Bytes that are still in use after collecting garbage. */
  heap: async () => {
    for (let i = 0; i < 4; i++) {
      globalThis.gc?.()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return process.memoryUsage().heapUsed
  },
  /** Bytes of the process's own memory: without mapped files such as the store's. */
  anonymous: () => {
    const found = /RssAnon:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))
    return found ? Number(found[1]) * 1024 : process.memoryUsage().rss
  },
})
