import type { Source } from '#shared/whisper/answer'
import styles from './Conversation.module.css'

/** Where the answer comes from. An entry without a page of its own is named without a link. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <p className={styles.sources}>
      <span>Sources</span>
      {sources.map(({ title, url }) =>
        url ? (
          <a key={title} href={url}>
            {title}
          </a>
        ) : (
          <span key={title}>{title}</span>
        ),
      )}
    </p>
  )
}
