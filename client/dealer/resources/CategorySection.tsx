/** A category's name and description, with its resources as cards. */

import type { DealerResource } from '#shared/resources/records'
import type { categories } from '#shared/resources/rules'
import styles from './CategorySection.module.css'
import { ResourceCard } from './ResourceCard'

interface CategorySectionProps {
  category: (typeof categories)[number]
  resources: readonly DealerResource[]
  isNew: (resource: DealerResource) => boolean
}

export function CategorySection({ category, resources, isNew }: CategorySectionProps) {
  const { id, name, description } = category
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{name}</h2>
        <p>{description}</p>
        <span>{resources.length === 1 ? '1 file' : `${resources.length} files`}</span>
      </header>
      {resources.length > 0 ? (
        <ul className={styles.cards}>
          {resources.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} isNew={isNew(resource)} />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>Nothing here yet. New files appear on this page.</p>
      )}
    </section>
  )
}
