/**
 * The visitor's connection to the server: first the cookie that identifies the visitor, created
 * once for all tabs, then the socket. It keeps trying as long as the page lives.
 */
import type { ToVisitor, visitorEvents } from '#shared/chat/events'
import { pauseAfter } from '../../backoff'
import { connect, type Connection } from '../../live'
import { withTabLock } from '../../tabs'
import { chatApi } from './calls'
import type { ConnectionStatus } from './view'

export type VisitorConnection = Connection<typeof visitorEvents, ToVisitor>

export async function startVisit(
  onConnection: (now: ConnectionStatus) => void,
): Promise<VisitorConnection> {
  await enter(() => onConnection(navigator.onLine ? 'reconnecting' : 'offline'))
  const connection: VisitorConnection = connect('/visitor')
  let refusedInARow = 0

  async function enterAgain() {
    refusedInARow += 1
    // A fresh cookie didn't help, so the browser doesn't keep cookies.
    if (refusedInARow > 1) return onConnection('blocked')
    await enter(() => onConnection('reconnecting'))
    connection.retry()
  }

  connection.onState((state) => {
    if (state === 'live') refusedInARow = 0
    if (state === 'refused') void enterAgain()
    else onConnection(state)
  })
  return connection
}

/** Resolves once this browser has its visitor cookie. */
async function enter(onError: () => void): Promise<void> {
  for (let failures = 1; ; failures++) {
    try {
      await withTabLock('whisper-open', () => chatApi.open())
      return
    } catch (error) {
      onError()
      await pauseAfter(failures, error)
    }
  }
}
