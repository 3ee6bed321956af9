import { useRef } from 'react'
import { downloadsName } from '../words'
import styles from './ResourceRow.module.css'

/** How often dealers have downloaded it; marked for two seconds when it has just grown. */
export function Downloads({ count }: { count: number }) {
  const first = useRef(count)
  const hasMoved = count !== first.current
  return (
    <span key={count} className={styles.downloads} data-moved={hasMoved || undefined}>
      {downloadsName(count)}
    </span>
  )
}
