/**
 * Drains the outbox: in order, one message at a time, removed only at the acknowledgement. A refusal ends the
 * attempts of that message; a network error ends only this round, and a later one goes on.
 */
import type { VisitorMessage } from '#shared/chat/records'
import { ApiError, mayPass } from '../errors'
import type { Outbox } from './outbox'
import type { Unsent } from './unsent'

export interface OutboxDrain {
  outbox: Outbox
  /** Resolves with what the server acknowledged. */
  send(unsent: Unsent): Promise<VisitorMessage>
  /** Whether the server is known to hold it, though its acknowledgement was lost. */
  isStored(id: string): boolean
  onStored(message: VisitorMessage): void
  /** The outbox has changed: one was stored, or refused. */
  onChange(): Promise<void>
}

/** Resolves to null when nothing is left to send, else with the error that ended the round. */
export async function drainOutbox(work: OutboxDrain): Promise<unknown | null> {
  const { outbox } = work
  for (;;) {
    const next = (await outbox.list()).find((unsent) => !unsent.refusal)
    if (!next) return null
    try {
      if (!work.isStored(next.id)) work.onStored(await work.send(next))
      await outbox.remove(next.id)
    } catch (error) {
      if (!isFinal(error)) return error
      const { code, message } = error
      await outbox.replace({ ...next, refusal: { code, message } })
    }
    await work.onChange()
  }
}

/** Who the visitor is may be settled again (a lost cookie), so being unknown is no refusal of the words. */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && !mayPass(error) && error.code !== 'unauthorized'
}
