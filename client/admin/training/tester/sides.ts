/** The two knowledges that are asked. */
import type { Against } from '#shared/training/records'
import type { Option } from '../../../ui/Choice'

export const sides: readonly Option<Against>[] = [
  { id: 'draft', name: 'Draft' },
  { id: 'published', name: 'Published' },
]
