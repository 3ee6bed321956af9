/**
 * How many connections one address may hold, and all together, whether or not anything is said on them: each takes
 * a file of the process. Where all are taken, whoever holds the most gives up the oldest. Behind a proxy all of them
 * come from there, and it is the proxy's to count them.
 */
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf, siteOf } from './network'

export interface ConnectionLimits {
  ofAddress: number
  all: number
}

export function limitTcpConnections(server: Server, most: ConnectionLimits): void {
  const open = new Map<string, Set<Socket>>()
  let all = 0

  /** Whether one who has so many may have one more, after a line of another was ended for it. */
  function makeRoom(own: number): boolean {
    let [largest, lines] = [own + 1, new Set<Socket>()]
    for (const others of open.values())
      if (others.size > largest) [largest, lines] = [others.size, others]
    const [oldest] = lines
    oldest?.destroy()
    return oldest !== undefined
  }

  server.on('connection', (line) => {
    const site = siteOf(networkOf(line.remoteAddress))
    const own = open.get(site) ?? new Set()
    if (own.size >= most.ofAddress || (all >= most.all && !makeRoom(own.size))) {
      line.destroy()
      return
    }
    all += 1
    open.set(site, own.add(line))
    line.on('close', () => {
      all -= 1
      own.delete(line)
      if (own.size === 0) open.delete(site)
    })
  })
}

/** Of the process's files: the rest is for the store, uploads and other servers. */
const shareOfFiles = 0.8

export function maxConnectionsOfProcess(): number {
  return Math.floor(filesOfProcess() * shareOfFiles)
}

function filesOfProcess(): number {
  try {
    const [, soft] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
  } catch {
    // Only Linux tells.
    return Number.POSITIVE_INFINITY
  }
}
