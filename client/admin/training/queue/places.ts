/** What is drawn, in order: the list, with what was put away here still in its place. Pure. */
import type { QueuedQuestion } from '#shared/training/queue/records'

export interface Place {
  question: QueuedQuestion
  isDealt: boolean
}

/** `before`: the ids as they were drawn last. */
export function placesOf(
  questions: readonly QueuedQuestion[],
  dealt: readonly QueuedQuestion[],
  before: readonly string[],
): Place[] {
  const places: Place[] = questions.map((question) => ({ question, isDealt: false }))
  for (const question of dealt) {
    if (questions.some(({ id }) => id === question.id)) continue
    const above = before.slice(0, Math.max(0, before.indexOf(question.id)))
    const at = places.findLastIndex((place) => above.includes(place.question.id))
    places.splice(at + 1, 0, { question, isDealt: true })
  }
  return places
}
