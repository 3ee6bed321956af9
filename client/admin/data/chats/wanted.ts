/** What an admin asks the list for, and whether an interaction belongs to it: the server's own rules. */
import type { Change, Channel, Interaction } from '#shared/chat/records'
import { type Filter, passesFilter } from '#shared/chat/rules'
import { interactionTerms, searchTerms } from '#shared/chat/searchTerms'

export interface Wanted {
  readonly filter: Filter
  /** Folded words with one space between them; empty when nothing is searched. */
  readonly search: string
  readonly conversation: string | null
  readonly channel: Channel | null
}

/** The words to search for, from what somebody typed. */
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
    ...{ text, pick, answer: botResponse },
    ...{ offers: answer.offers, comment: feedback?.comment },
  })
  return search.split(' ').every((start) => words.some((word) => word.startsWith(start)))
}
