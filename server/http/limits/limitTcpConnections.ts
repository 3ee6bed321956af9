/**
 * Limits open connections, idle ones included, per address block (network.ts) and in total: each
 * takes one of the process's file descriptors. When all are taken, the block with the most loses its
 * oldest. Behind a proxy, all come from the proxy, which has to count them.
 */
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { blockOf, networkOf } from './network'

interface ConnectionLimits {
  ofBlock: number
  all: number
}

export function limitTcpConnections(server: Server, most: ConnectionLimits): void {
  const open = new Map<string, Set<Socket>>()
  let all = 0

  /** Whether a block with `own` connections may open another, at the cost of a larger block. */
  function makeRoom(own: number): boolean {
    let [largest, sockets] = [own + 1, new Set<Socket>()]
    for (const others of open.values())
      if (others.size > largest) [largest, sockets] = [others.size, others]
    const [oldest] = sockets
    oldest?.destroy()
    return oldest !== undefined
  }

  server.on('connection', (socket) => {
    const block = blockOf(networkOf(socket.remoteAddress))
    const own = open.get(block) ?? new Set()
    if (own.size >= most.ofBlock || (all >= most.all && !makeRoom(own.size))) {
      socket.destroy()
      return
    }
    all += 1
    open.set(block, own.add(socket))
    socket.on('close', () => {
      all -= 1
      own.delete(socket)
      if (own.size === 0) open.delete(block)
    })
  })
}

/** Share of the process's files; the rest is for the store, uploads and other servers. */
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
    // Only Linux has this file.
    return Number.POSITIVE_INFINITY
  }
}
