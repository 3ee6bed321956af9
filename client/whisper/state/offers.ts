/** Pure functions for the state of offers, and for which picks need no bubble of their own. */
import type { VisitorMessage } from '#shared/chat/records'
import type { View } from './view'

type Said = Pick<View, 'messages' | 'unsent'>

/** Title of the first pick from a message's offer, even if still unsent. */
export function chosenOf(
  { id, answer }: VisitorMessage,
  { messages, unsent }: Said,
): string | undefined {
  if (answer.offers.length === 0) return undefined
  const stored = messages.find(({ pick }) => pick?.messageId === id)
  if (stored) return stored.pick?.title
  return unsent.find(({ pick, refusal }) => !refusal && pick?.messageId === id)?.text
}

/** The message whose offer can be picked from: the newest, unless something newer is being sent. */
export function openOffer({ messages, unsent }: Said): VisitorMessage | undefined {
  const last = messages.at(-1)
  if (!last || last.answer.offers.length === 0) return undefined
  const ids = new Set(messages.map(({ id }) => id))
  return unsent.some(({ id, refusal }) => !refusal && !ids.has(id)) ? undefined : last
}

/** Picked by button right after the offer, which shows 'You chose …': it needs no bubble. */
export function isSaidByOffer(
  { text, pick }: Pick<VisitorMessage, 'text' | 'pick'>,
  before: VisitorMessage | undefined,
): boolean {
  return pick !== undefined && pick.messageId === before?.id && pick.title === text
}

/** What the visitor wrote before a message, the newest last. */
export function saidBefore({ id }: VisitorMessage, { messages }: Said): string {
  const index = messages.findIndex((one) => one.id === id)
  return messages
    .slice(0, index)
    .map(({ text }) => text)
    .join('\n')
}

/** The question asked; for a pick, preceded by the question that led to the offer. */
export function questionOf({ text, pick }: VisitorMessage, { messages }: Said): string {
  if (!pick) return text
  const asked = messages.find(({ id }) => id === pick.messageId)
  return asked ? `${asked.text}\n${pick.title}` : pick.title
}
