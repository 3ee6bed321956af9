/** What has gone since a version, struck out, and what has come, underlined. */
import { Children, useMemo } from 'react'
import { differences, type Part } from './compare'
import styles from './History.module.css'

export function Differences({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => differences(before, after), [before, after])
  return <p className={styles.differences}>{Children.toArray(parts.map(shown))}</p>
}

function shown({ kind, text }: Part) {
  if (kind === 'gone') return <del>{text}</del>
  return kind === 'come' ? <ins>{text}</ins> : text
}
