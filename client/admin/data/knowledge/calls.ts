/** The calls about the knowledge base, and the names their answers are cached under. */
import { knowledgeAddresses } from '#shared/knowledge/addresses'
import type { knowledgeCalls } from '#shared/knowledge/calls'
import { client } from '../../../api'

export const knowledge = client<typeof knowledgeCalls>(knowledgeAddresses)

export const keys = {
  /** All that is cached of the knowledge base. */
  all: ['knowledge'],
  list: ['knowledge', 'list'],
  /** Of all entries; of one's sections it adds its id. */
  uses: ['knowledge', 'uses'],
  sectionUses: (id: string) => ['knowledge', 'uses', id] as const,
  /** All searches; each adds its text. */
  searches: ['knowledge', 'search'],
  /** Of one entry: its words, its versions. */
  of: (id: string) => ['knowledge', 'of', id] as const,
} as const
