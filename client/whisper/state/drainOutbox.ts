/**
 * Drains the outbox in order, one message at a time; a message is removed once acknowledged. A
 * refusal ends the attempts for that message; a network error ends only this round.
 */
import type { VisitorMessage } from '#shared/chat/records'
import { ApiError, mayPass } from '../../errors'
import type { Outbox } from './outbox'
import type { Unsent } from './unsent'

export interface OutboxDrain {
  outbox: Outbox
  /** Resolves with the stored message that the server acknowledged. */
  send(unsent: Unsent): Promise<VisitorMessage>
  /** Whether the server already has it, although its acknowledgement was lost. */
  isStored(id: string): boolean
  onStored(message: VisitorMessage): void
  /** Called when a message was stored or refused. */
  onChange(): Promise<void>
}

/** Resolves to null when nothing is left to send, or to the error that ended the round. */
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

/** A lost cookie can be renewed, so 'unauthorized' doesn't refuse the message for good. */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && !mayPass(error) && error.code !== 'unauthorized'
}
