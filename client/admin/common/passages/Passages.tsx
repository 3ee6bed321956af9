/** What Whisper found for a question, best first: how well each fits, beside the threshold. */
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import type { PassageMatch } from '#shared/whisper/answer'
import { entryPath } from '../../data/knowledge/paths'
import styles from './Passages.module.css'
import { SourceName } from './SourceName'

interface PassagesProps {
  passages: readonly PassageMatch[]
  threshold: number
  /** What is to be known of an entry or its section besides, by their ids. */
  note?: (entryId: string, passageId: string) => string | undefined
  /** Where there is little room, the source stands below the words. */
  isNarrow?: boolean
}

export function Passages({ passages, threshold, note, isNarrow = false }: PassagesProps) {
  // Where none was used, as in an offer, all count the same.
  const isAnyUsed = passages.some(({ used }) => used)
  return (
    <ol className={styles.passages} data-narrow={isNarrow} aria-label="Passages by score">
      {passages.map((passage) => (
        <Passage
          key={passage.id}
          passage={{ ...passage, used: passage.used || !isAnyUsed }}
          threshold={threshold}
          note={note}
        />
      ))}
    </ol>
  )
}

interface PassageProps {
  passage: PassageMatch
  threshold: number
  note: PassagesProps['note']
}

function Passage({ passage, threshold, note }: PassageProps) {
  const { id, title, text, url, score, used, version, covered } = passage
  const scale = { '--score': score, '--threshold': threshold } as CSSProperties
  // Only sections of entries have a version; their ids begin with the entry's.
  const entryId = version === undefined ? null : (id.split('/')[0] ?? id)
  const more = [
    entryId !== null && (note?.(entryId, id) ?? `version ${version}`),
    !used && 'not used',
    covered && `covers ${covered.join(', ')}`,
  ].filter(Boolean)
  return (
    <li data-used={used}>
      <span className={styles.score}>{score.toFixed(2)}</span>
      <span className={styles.scale} style={scale} aria-hidden="true" />
      <q>{text}</q>
      <span className={styles.source}>
        {entryId === null ? (
          <SourceName title={title} url={url} />
        ) : (
          <Link to={entryPath(entryId)}>{title}</Link>
        )}
        {more.map((word) => `, ${word}`)}
      </span>
    </li>
  )
}
