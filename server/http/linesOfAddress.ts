/**
 * How many connections one address may hold, whether or not it says anything on them: each takes a file of
 * the process. Behind a proxy all of them come from there, and it is the proxy's to count them.
 */
import type { Server } from 'node:http'
import { networkOf } from './network'

export function limitLinesOfAddress(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (line) => {
    const network = networkOf(line.remoteAddress)
    const others = open.get(network) ?? 0
    if (others >= most) {
      line.destroy()
      return
    }
    open.set(network, others + 1)
    line.on('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
