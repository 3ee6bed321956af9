/**
 * A socket's connection to one namespace, typed by its declared events. It reconnects by itself
 * after every loss, at once when the device is back online or the page comes to the front. Every
 * request ends: acknowledged, refused (ApiError) or lost (NetworkError). None stays open, and none
 * is buffered and sent later without the caller's knowledge.
 */
import { io } from 'socket.io-client'
import type { Acknowledgement, ErrorReply, Events, Received, Sent } from '#shared/contract'
import { ApiError, isErrorReply, NetworkError } from './errors'

/** `refused`: the server rejects this browser, and nothing is tried again until `retry`. */
export type ConnectionState = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'refused'

type Handlers<P> = { [K in keyof P]: (value: never) => void }
type Listener = (...values: unknown[]) => void

export interface Connection<E extends Events, P extends Handlers<P>> {
  readonly state: ConnectionState
  /** The server's reason while the state is `refused`. */
  readonly refusal: ApiError | null
  request<K extends keyof E & string>(
    event: K,
    input: Sent<E[K]['input']>,
    timeout?: number,
  ): Promise<Received<E[K]['reply']>>
  on<K extends keyof P & string>(event: K, handler: P[K]): () => void
  /** Calls the handler on each change of `state`. */
  onState(handler: (state: ConnectionState) => void): () => void
  /** Connects now instead of after the pause. */
  retry(): void
  close(): void
}

const answerWithin = 10_000

export function connect<E extends Events, P extends Handlers<P>>(
  namespace: string,
): Connection<E, P> {
  const socket = io(namespace, {
    // Long polling is for networks that block WebSockets.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: 8_000,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
    forceNew: true,
  })
  const watchers = new Set<(state: ConnectionState) => void>()
  const away = new AbortController()
  let everLive = false
  let refusal: ApiError | null = null
  let state: ConnectionState = 'connecting'
  let pause: ReturnType<typeof setTimeout> | undefined

  function stateNow(): ConnectionState {
    if (socket.connected) return 'live'
    if (refusal) return 'refused'
    if (!navigator.onLine) return 'offline'
    return everLive ? 'reconnecting' : 'connecting'
  }
  function notify() {
    const now = stateNow()
    if (now === state) return
    state = now
    for (const watcher of [...watchers]) watcher(now)
  }
  function retry() {
    clearTimeout(pause)
    if (socket.connected) return
    refusal = null
    // While the library waits between two attempts, only a disconnect ends the wait.
    socket.disconnect()
    socket.connect()
    notify()
  }
  function retryAfter(seconds: number) {
    clearTimeout(pause)
    pause = setTimeout(retry, seconds * 1000 * (1 + Math.random()))
  }

  // Some networks swallow a WebSocket without an error, so every other attempt starts with polling.
  socket.io.on('reconnect_attempt', (attempt) => {
    const isOtherWay = attempt % 2 === 1
    socket.io.opts.transports = isOtherWay ? ['polling', 'websocket'] : ['websocket', 'polling']
  })
  socket.on('connect', () => {
    everLive = true
    notify()
  })
  socket.on('disconnect', (reason) => {
    // The library doesn't reconnect by itself after the server closed the connection.
    if (reason === 'io server disconnect') retryAfter(0.5)
    notify()
  })
  socket.on('connect_error', (error: Error & { data?: unknown }) => {
    if (!socket.active) {
      const said = isErrorReply(error.data) ? new ApiError(error.data) : null
      if (said?.code === 'unauthorized' || said?.code === 'forbidden') refusal = said
      else retryAfter(said?.retryAfter ?? 5)
    }
    notify()
  })

  const { signal } = away
  const wake = () => {
    if (document.visibilityState === 'visible' && state !== 'refused') retry()
  }
  addEventListener('online', wake, { signal })
  addEventListener('offline', notify, { signal })
  addEventListener('pageshow', wake, { signal })
  document.addEventListener('visibilitychange', wake, { signal })

  return {
    get state() {
      return state
    },
    get refusal() {
      return refusal
    },
    async request(event, input, timeout = answerWithin) {
      if (!socket.connected) throw new NetworkError()
      let reply: Acknowledgement<never> | ErrorReply
      try {
        reply = await socket.timeout(timeout).emitWithAck(event, input)
      } catch (error) {
        // Connected but silent: the connection is dead and hasn't noticed.
        if (socket.connected) socket.io.engine.close()
        throw new NetworkError(error)
      }
      if ('error' in reply) throw new ApiError(reply)
      return reply.data
    },
    on(event, handler) {
      const typed: (value: never) => void = handler
      const listener = typed as Listener
      socket.on<string>(event, listener)
      return () => void socket.off<string>(event, listener)
    },
    onState(handler) {
      watchers.add(handler)
      return () => void watchers.delete(handler)
    },
    retry,
    close() {
      clearTimeout(pause)
      away.abort()
      watchers.clear()
      socket.disconnect()
    },
  }
}
