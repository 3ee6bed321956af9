/** The two states of the knowledge base to ask. */
import type { Against } from '#shared/training/records'
import type { Option } from '../../../ui/forms/Choice'

export const sides: readonly Option<Against>[] = [
  { id: 'draft', name: 'Draft' },
  { id: 'published', name: 'Published' },
]
