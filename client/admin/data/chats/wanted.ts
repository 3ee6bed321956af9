/** The list's filters, and whether an interaction matches them, by the server's own rules. */
import type { Change, Channel, Interaction } from '#shared/chat/records'
import { type Filter, passesFilter } from '#shared/chat/rules'
import { interactionTerms, searchTerms } from '#shared/chat/searchTerms'

export interface Wanted {
  readonly filter: Filter
  /** Folded words separated by single spaces; empty without a search. */
  readonly search: string
  readonly conversation: string | null
  readonly channel: Channel | null
}

/** Normalizes the typed text into search terms. */
export function normalizeSearch(typed: string): string {
  return searchTerms(typed).join(' ')
}

export function belongs(change: Change, wanted: Wanted): change is Interaction {
  if ('erased' in change) return false
  if (wanted.conversation !== null && change.conversationId !== wanted.conversation) return false
  if (wanted.channel !== null && change.channel !== wanted.channel) return false
  return passesFilter(wanted.filter, change.feedback) && matchesSearch(change, wanted.search)
}

function matchesSearch(interaction: Interaction, search: string): boolean {
  if (search === '') return true
  const { userMessage: text, pick, botResponse, answer, feedback } = interaction
  const words = interactionTerms({
    text,
    pick,
    answer: botResponse,
    offers: answer.offers,
    comment: feedback?.comment,
  })
  return search.split(' ').every((start) => words.some((word) => word.startsWith(start)))
}
