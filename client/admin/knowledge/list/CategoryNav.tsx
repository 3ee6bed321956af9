/** The categories with their counts, to choose one or all. */
import { Link } from 'react-router-dom'
import { type Category, categories } from '#shared/knowledge/rules'
import { categoryPath } from '../../data/knowledge/paths'
import styles from './CategoryNav.module.css'

interface CategoryNavProps {
  /** Null: all categories. Undefined: a search covers all of them. */
  chosen: Category | null | undefined
  counts: ReadonlyMap<Category, number>
  total: number
  onChoose: () => void
}

export function CategoryNav({ chosen, counts, total, onChoose }: CategoryNavProps) {
  const items = [{ id: null, name: 'All categories' }, ...categories]
  return (
    <nav className={styles.nav} aria-label="Categories">
      <ul>
        {items.map(({ id, name }) => (
          <li key={name}>
            <Link
              to={categoryPath(id)}
              replace
              aria-current={chosen === id ? 'true' : undefined}
              onClick={onChoose}
            >
              {name} <span>{id === null ? total : (counts.get(id) ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
