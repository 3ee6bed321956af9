/**
 * Restarts the driver if its monitor is stuck. If it polls the server (one that sends no
 * topologyVersion, unlike MongoDB's own), its heartbeat can wait forever on a connection that
 * closed during a write (7.8.0: a write to a destroyed socket waits for 'drain'). Then nothing
 * would notice that the server is back.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { MongoClient } from 'mongodb'

const checkMs = 1000

/** `limitMs`: longer than the driver's own limit for a heartbeat. Returns a function that stops it. */
export function restartStuckClient(client: MongoClient, limitMs: number): () => void {
  const began = new Map<string, number>()
  let stopped = false
  client.on('serverHeartbeatStarted', ({ connectionId, awaited }) => {
    if (!awaited) began.set(connectionId, performance.now())
  })
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => began.delete(connectionId))
  client.on('serverHeartbeatFailed', ({ connectionId }) => began.delete(connectionId))

  let restarting: Promise<void> | undefined
  const checkTimer = setInterval(() => {
    const latest = performance.now() - limitMs
    if (restarting || ![...began.values()].some((at) => at < latest)) return
    began.clear()
    restarting = restart().finally(() => {
      restarting = undefined
    })
  }, checkMs)
  checkTimer.unref()

  /** A closed client only reconnects on request, so this repeats until it does. */
  async function restart(): Promise<void> {
    await client.close()
    while (!stopped && !(await connects(client))) await pause(checkMs, undefined, { ref: false })
  }

  return () => {
    stopped = true
    clearInterval(checkTimer)
  }
}

async function connects(client: MongoClient): Promise<boolean> {
  try {
    await client.connect()
    return true
  } catch {
    return false
  }
}
