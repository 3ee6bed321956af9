/** How an offer stands in the conversation, and which choices speak for themselves there. Pure. */
import type { VisitorMessage } from '#shared/chat/records'
import type { View } from './view'

type Said = Pick<View, 'messages' | 'unsent'>

/** The title that was chosen first from a message's offer, be it still on its way. */
export function chosenOf(
  { id, answer }: VisitorMessage,
  { messages, unsent }: Said,
): string | undefined {
  if (answer.offers.length === 0) return undefined
  const stored = messages.find(({ pick }) => pick?.messageId === id)
  if (stored) return stored.pick?.title
  return unsent.find(({ pick, refusal }) => !refusal && pick?.messageId === id)?.text
}

/** The message whose offer can be chosen from: the newest, while nothing newer is on its way. */
export function openOffer({ messages, unsent }: Said): VisitorMessage | undefined {
  const last = messages.at(-1)
  if (!last || last.answer.offers.length === 0) return undefined
  const ids = new Set(messages.map(({ id }) => id))
  return unsent.some(({ id, refusal }) => !refusal && !ids.has(id)) ? undefined : last
}

/** Chosen by its button right after the offer, where 'You chose …' stands: it needs no bubble of its own. */
export function isSaidByOffer(
  { text, pick }: Pick<VisitorMessage, 'text' | 'pick'>,
  before: VisitorMessage | undefined,
): boolean {
  return pick !== undefined && pick.messageId === before?.id && pick.title === text
}

/** What was asked: of a choice also the question that led to it. */
export function questionOf({ text, pick }: VisitorMessage, { messages }: Said): string {
  if (!pick) return text
  const asked = messages.find(({ id }) => id === pick.messageId)
  return asked ? `${asked.text}\n${pick.title}` : pick.title
}
