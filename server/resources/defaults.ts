/** Specification, section 3: three resources, not available yet. An admin gives them their files. */
import type { Category } from '#shared/resources/rules'

export interface Default {
  id: string
  title: string
  description: string
  category: Category
  filename: string
}

export const defaults: readonly Default[] = [
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
