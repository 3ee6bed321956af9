/** Whisper's suggested answer above the reply box; one key inserts it for editing. */
import type { Draft as DraftRecord } from '#shared/chat/handover/records'
import { Button } from '../../../../ui/Button'
import { Face } from '../../../../ui/face/Face'
import styles from './SuggestedReply.module.css'

interface SuggestedReplyProps {
  draft: DraftRecord
  onUse: () => void
  onDismiss: () => void
}

export function SuggestedReply({
  draft: { text, sources, confidence },
  onUse,
  onDismiss,
}: SuggestedReplyProps) {
  return (
    <section className={styles.draft} aria-label="Whisper’s draft">
      <Face />
      <div>
        <p>
          <b>Whisper’s draft</b> <span>Confidence {confidence.toFixed(2)}</span>
        </p>
        <p>{text}</p>
        {sources.length > 0 && (
          <p>
            <span>Sources {sources.map(({ title }) => title).join(', ')}</span>
          </p>
        )}
      </div>
      <div>
        <Button look="line" size="small" onClick={onUse}>
          Use draft <kbd aria-hidden="true">→</kbd>
        </Button>
        <Button look="plain" size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  )
}
