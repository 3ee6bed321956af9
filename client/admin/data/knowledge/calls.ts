/** The calls about the knowledge base, and their query keys. */
import { knowledgeAddresses } from '#shared/knowledge/addresses'
import type { knowledgeCalls } from '#shared/knowledge/calls'
import { client } from '../../../api'

export const knowledge = client<typeof knowledgeCalls>(knowledgeAddresses)

export const keys = {
  /** Prefix of everything cached about the knowledge base. */
  all: ['knowledge'],
  list: ['knowledge', 'list'],
  /** The uses of all entries; those of an entry's sections are keyed by its id. */
  uses: ['knowledge', 'uses'],
  sectionUses: (id: string) => ['knowledge', 'uses', id] as const,
  /** Prefix of all searches, followed by the text. */
  searches: ['knowledge', 'search'],
  /** Prefix of one entry: its content, its versions. */
  of: (id: string) => ['knowledge', 'of', id] as const,
} as const
