// @ts-check
/** Loaded into a measured program: reports its resource usage. Heap needs --expose-gc. */
import { readFileSync } from 'node:fs'
import { answerAsks } from './asks.mjs'

answerAsks({
  /** CPU time of all threads since the start, in microseconds. */
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  /** Heap in bytes after garbage collection. */
  heap: async () => {
    for (let i = 0; i < 4; i++) {
      globalThis.gc?.()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return process.memoryUsage().heapUsed
  },
  /** The process's anonymous memory in bytes: without mapped files such as the store's. */
  anonymous: () => {
    const found = /RssAnon:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))
    return found ? Number(found[1]) * 1024 : process.memoryUsage().rss
  },
})
