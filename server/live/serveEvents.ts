/**
 * Attaches a table of events to a Socket.IO namespace: input is validated, every event is
 * acknowledged with data or an error, and a flood is refused (`take` throws). All sockets share the
 * handlers, so that an open panel costs no closures of its own.
 */

import type { FastifyBaseLogger } from 'fastify'
import type { Namespace, Socket } from 'socket.io'
import { z } from 'zod'
import type { Access, Acknowledgement, Events, Received, Schema, Sent } from '#shared/contract'
import type { Asker } from '../http/limits/fairQueue'
import type { Turns } from '../http/limits/turns'
import { errorReply, Refusal, refuseInvalid, tooManyNames } from '../http/refusal'

type EventHandlers<E extends Events, Caller> = {
  [K in keyof E]: (
    caller: Caller,
    input: Received<E[K]['input']>,
    socket: Socket,
  ) => Promise<Sent<E[K]['reply']>>
}

export function serveEvents<const E extends Events, Caller>(
  namespace: Namespace,
  events: E,
  handlers: EventHandlers<E, Caller>,
  options: {
    log: FastifyBaseLogger
    take: (caller: Caller) => void
    /** Throws if it's for others than all of the namespace's callers. */
    requireAccess?: (caller: Caller, access: Access) => void
    /** Throws if the socket has been shut out since it sent the event. Called in its turn. */
    requireMember?: (socket: Socket) => void
    /** Where callers take turns, and as which asker. */
    turns?: Turns
    askerOf?: (caller: Caller) => Asker
    /** What a caller's events have to wait for, without holding a turn that others need. */
    busy?: (caller: Caller) => Promise<unknown> | undefined
    /** Called once an accepted event is acknowledged; `receivedAt` by performance.now(). */
    onDone?: (name: string, receivedAt: number) => void
  },
): void {
  const byName = new Map<string, { access: Access; input: Schema; handle: Handle }>()
  for (const [name, spec] of Object.entries(events)) {
    const handle = handlers[name] as unknown as Handle
    byName.set(name, { ...spec, handle })
  }

  const { turns, busy, askerOf = () => [] } = options
  const inTurn = async (caller: Caller, handle: () => Promise<unknown>): Promise<unknown> => {
    if (!turns) return handle()
    await busy?.(caller)
    const done = await turns.run(askerOf(caller), async () =>
      busy?.(caller) ? null : { data: await handle() },
    )
    return done ? done.data : inTurn(caller, handle)
  }

  async function answer(
    socket: Socket,
    name: string,
    raw: unknown,
  ): Promise<Acknowledgement<unknown>> {
    try {
      options.take(socket.data)
      const event = byName.get(name)
      if (!event) throw new Refusal('not-found', 'Not Found')
      options.requireAccess?.(socket.data, event.access)
      if (hasManyNames(raw)) throw tooManyNames()
      const parsed = z.safeParse(event.input, raw)
      if (!parsed.success) throw refuseInvalid(parsed.error)
      const handle = async () => {
        options.requireMember?.(socket)
        return event.handle(socket.data, parsed.data, socket)
      }
      return { data: await inTurn(socket.data, handle) }
    } catch (error) {
      const reply = errorReply(error)
      if (reply.error.code === 'unexpected')
        options.log.error({ err: error, event: name }, 'event failed')
      return reply
    }
  }

  function onAny(this: Socket, name: string, ...rest: unknown[]): void {
    const acknowledge = rest.at(-1)
    const raw = typeof acknowledge === 'function' ? rest[0] : undefined
    const input = typeof raw === 'function' ? undefined : raw
    const receivedAt = performance.now()
    answer(this, name, input)
      .then((reply) => {
        if (typeof acknowledge === 'function') acknowledge(reply)
        if ('data' in reply) options.onDone?.(name, receivedAt)
      })
      .catch((err: unknown) => options.log.error({ err, event: name }, 'event not acknowledged'))
  }

  namespace.on('connection', (socket) => {
    socket.onAny(onAny)
  })
}

const maxNames = 50

function hasManyNames(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && Object.keys(raw).length > maxNames
}

type Handle = (caller: unknown, input: unknown, socket: Socket) => Promise<unknown>
