import type { Source } from '#shared/whisper/answer'
import styles from './Messages.module.css'

/** The sources of an answer. An entry without its own page is named without a link. */
interface SourcesProps {
  sources: readonly Source[]
  onFollow: () => void
}

export function Sources({ sources, onFollow }: SourcesProps) {
  if (sources.length === 0) return null
  return (
    <p className={styles.sources}>
      <span>Sources</span>
      {sources.map(({ title, url }) =>
        url ? (
          <a key={title} href={url} onClick={onFollow}>
            {title}
          </a>
        ) : (
          <span key={title}>{title}</span>
        ),
      )}
    </p>
  )
}
