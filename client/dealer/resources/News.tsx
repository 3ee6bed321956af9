import { companyZone } from '../../ui/companyZone'
import styles from './ResourcesPage.module.css'

const format = (at: number) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: companyZone(),
  }).format(at)

/** Number of resources added since the last visit; nothing on a first visit. */
export function News({ count, since }: { count: number; since: number | null }) {
  if (since === null || count === 0) return null
  return (
    <p className={styles.news}>
      {count} new since your visit on {format(since)}
    </p>
  )
}
