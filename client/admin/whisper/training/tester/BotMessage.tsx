/** What Whisper says to a turn, how sure it is, and whether publishing the drafts would change it. */
import type { Against } from '#shared/training/records'
import type { Answer } from '#shared/whisper/answer'
import { Button } from '../../../../ui/Button'
import { Face } from '../../../../ui/Face'
import { Modules } from '../../../../ui/Modules'
import { Linked } from '../../../../whisper/Linked'
import { SourceName } from '../../passages/SourceName'
import styles from './Preview.module.css'
import { faceOf, hasAdmitted, type Turn, wouldChange } from './turns'

interface BotMessageProps {
  turn: Turn
  side: Against
  /** Whether its reasons stand beside the conversation. */
  isExplained: boolean
  onExplain: () => void
  onAgain: () => void
}

export function BotMessage({ turn, side, isExplained, onExplain, onAgain }: BotMessageProps) {
  const { pair, problem } = turn
  return (
    <div className={styles.bot} data-type="bot" data-explained={isExplained}>
      <Face emotion={faceOf(turn, side)} still />
      <div className={styles.said}>
        <span className="unseen">Whisper: </span>
        {pair ? (
          <>
            <p>
              <Linked text={pair[side].text} />
            </p>
            <div className={styles.meta}>
              <span>{sureness(pair[side])}</span>
              {pair[side].sources.map(({ title, url }) => (
                <SourceName key={`${title}${url}`} title={title} url={url} />
              ))}
              {wouldChange(pair) && <span className={styles.tag}>Would change</span>}
              <Button
                look="plain"
                size="small"
                aria-pressed={isExplained}
                aria-label={`Why this answer: ${turn.question}`}
                onClick={onExplain}
              >
                Why
              </Button>
            </div>
          </>
        ) : problem === undefined ? (
          <p>
            <span className="unseen">is thinking</span>
            <Modules />
          </p>
        ) : (
          <>
            <p>It was not answered. {problem}</p>
            <Button look="line" size="small" onClick={onAgain}>
              Try again
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function sureness(answer: Answer): string {
  const { confidence, why } = answer
  if (why.madeBy === 'small-talk') return 'Small talk'
  if (!hasAdmitted(answer)) return `Confidence ${confidence.toFixed(2)}`
  if (why.passages.length === 0) return 'Admitted, no passage found'
  return `Admitted: best passage ${confidence.toFixed(2)}, under ${why.threshold.toFixed(2)}`
}
