/** Names with their counts, side by side. */
import { countText } from '../../ui/countText'
import styles from './Counts.module.css'

interface CountsProps {
  counts: readonly { name: string; count: number }[]
}

export function Counts({ counts }: CountsProps) {
  return (
    <dl className={styles.counts}>
      {counts.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{countText(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
