/**
 * The store's first resources (specification, section 3): three, not available until an admin adds
 * their files. A removed one has left a mark and isn't inserted again.
 */
import type { Category } from '#shared/resources/rules'
import { insertIfNew } from '../store/concurrentWrites'
import type { Collection } from '../store/port'
import type { StoredResource } from './documents'

interface Default {
  id: string
  title: string
  description: string
  category: Category
  filename: string
}

const defaults: readonly Default[] = [
  {
    id: 'installation-guide',
    title: 'Installation Guide',
    description: 'Step by step from the power at the gate to the first call.',
    category: 'technical',
    filename: 'installation-guide.pdf',
  },
  {
    id: 'technical-specs',
    title: 'Technical Specifications',
    description: 'Specifications of controllers, cellular equipment and signs.',
    category: 'technical',
    filename: 'technical-specs.pdf',
  },
  {
    id: 'marketing-kit',
    title: 'Marketing Kit',
    description: 'Brochures, product photos and logos for your own materials.',
    category: 'marketing',
    filename: 'marketing-kit.zip',
  },
]

/** Safe to repeat, also after an interruption, and on several servers at once. */
export async function insertDefaults(resources: Collection<StoredResource>): Promise<void> {
  for (const [position, { id, ...fields }] of defaults.entries()) {
    if (await resources.findOne({ _id: id })) continue
    const resource: StoredResource = {
      _id: id,
      ...fields,
      uploadDate: new Date(),
      versions: [],
      version: 0,
      files: [],
      archived: false,
      position,
      rev: 1,
    }
    await insertIfNew(resources, resource)
  }
}
