/**
 * Drains the outbox in order, one message at a time, then where to answer them; each is removed once
 * acknowledged. A refusal ends the attempts for that one; a network error ends only this round.
 */
import type { VisitorMessage } from '#shared/chat/records'
import { ApiError, mayPass } from '../../errors'
import type { Outbox } from './outbox'
import type { Unsent, UnsentContact } from './unsent'

interface OutboxDrain {
  outbox: Outbox
  /** Resolves with the stored message that the server acknowledged. */
  send(unsent: Unsent): Promise<VisitorMessage>
  /** Resolves once the server has it. */
  leave(unsent: UnsentContact): Promise<void>
  /** Whether the server already has it, although its acknowledgement was lost. */
  isStored(id: string): boolean
  onStored(message: VisitorMessage): void
  /** Called when something was stored or refused. */
  onChange(): Promise<void>
}

/** Resolves to null when nothing is left to send, or to the error that ended the round. */
export async function drainOutbox(work: OutboxDrain): Promise<unknown | null> {
  const { outbox } = work
  for (;;) {
    const kept = (await outbox.list()).filter(({ refusal }) => !refusal)
    // The words go first: whoever is told of the message reads them, and no address holds them up.
    const next = kept.find((one) => 'text' in one) ?? kept[0]
    if (!next) return null
    try {
      if ('contact' in next) await work.leave(next)
      else if (!work.isStored(next.id)) work.onStored(await work.send(next))
      await outbox.remove(next.id)
    } catch (error) {
      if (!isFinal(error)) return error
      const { code, message, fields } = error
      await outbox.replace({ ...next, refusal: { code, message, fields } })
    }
    await work.onChange()
  }
}

/** A lost cookie can be renewed, so 'unauthorized' doesn't refuse the message for good. */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && !mayPass(error) && error.code !== 'unauthorized'
}
