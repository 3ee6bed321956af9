/** The passages found for a question, best first: each one's score against the threshold. */
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import type { PassageMatch } from '#shared/whisper/answer'
import { entryPath } from '../../data/knowledge/paths'
import styles from './Passages.module.css'
import { SourceName } from './SourceName'

interface PassagesProps {
  passages: readonly PassageMatch[]
  threshold: number
  /** Extra information about an entry or its section, by their ids. */
  note?: (entryId: string, passageId: string) => string | undefined
  /** In narrow places the source goes below the text. */
  isNarrow?: boolean
}

export function Passages({ passages, threshold, note, isNarrow = false }: PassagesProps) {
  // If none was used, as in an offer, all are shown alike.
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
  // Only sections of entries have a version; their ids start with the entry's id.
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
