/**
 * A request has 30 seconds to arrive completely (requestTimeout). An upload may take longer: while
 * one runs on a connection, its own limits apply instead.
 */
import type { Socket } from 'node:net'

const long = new WeakSet<Socket>()

/** Exempts the connection from the timeout while `work` runs. */
export async function withLongRequest<T>(socket: Socket, work: () => Promise<T>): Promise<T> {
  long.add(socket)
  try {
    return await work()
  } finally {
    long.delete(socket)
  }
}

export function isLongRequest(socket: Socket): boolean {
  return long.has(socket)
}
