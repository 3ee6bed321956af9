/** Whisper's answer, its confidence, and whether publishing the drafts would change it. */
import { useState } from 'react'
import type { Against } from '#shared/training/records'
import { Button } from '../../../ui/Button'
import { Face } from '../../../ui/face/Face'
import { Modules } from '../../../ui/status/Modules'
import { LinkedText } from '../../../whisper/message/LinkedText'
import { hasAdmitted, hasOffered, sureness, wouldChange } from '../../common/answers'
import { SourceName } from '../../common/passages/SourceName'
import { MatchSection } from './MatchSection'
import { Offers } from './Offers'
import styles from './Preview.module.css'
import { faceOf, type Turn } from './turns'

interface BotMessageProps {
  turn: Turn
  side: Against
  /** Whether its explanation is shown beside the conversation. */
  isExplained: boolean
  /** Whether its offer is the latest message, so that it can be picked from. */
  canPick: boolean
  /** The pick from its offer. */
  picked: Turn['pick']
  onExplain: () => void
  onAgain: () => void
  onPick: (title: string, offer: string | null) => void
}

export function BotMessage(props: BotMessageProps) {
  const { turn, side, isExplained, canPick, picked, onExplain, onAgain, onPick } = props
  const { pair, problem, question } = turn
  const [isAsking, setAsking] = useState(false)
  const answer = pair?.[side]
  const canAsk = answer && !turn.pick && (hasOffered(answer) || hasAdmitted(answer))
  return (
    <div className={styles.bot} data-type="bot" data-explained={isExplained}>
      <Face emotion={faceOf(turn, side)} still />
      <div className={styles.said}>
        <span className="unseen">Whisper: </span>
        {answer ? (
          <>
            <p>
              <LinkedText text={answer.text} />
            </p>
            {answer.offers.length > 0 && (
              <Offers offers={answer.offers} canPick={canPick} picked={picked} onPick={onPick} />
            )}
            <div className={styles.meta}>
              <span>{sureness(answer)}</span>
              {answer.sources.map(({ title, url }) => (
                <SourceName key={`${title}${url}`} title={title} url={url} />
              ))}
              {pair && wouldChange(pair) && <span className={styles.tag}>Would change</span>}
              {canAsk && !isAsking && (
                <button
                  type="button"
                  className={styles.asks}
                  aria-label={`This asks: ${question}`}
                  onClick={() => setAsking(true)}
                >
                  This asks…
                </button>
              )}
              <Button
                look="plain"
                size="small"
                aria-pressed={isExplained}
                aria-label={`Why this answer: ${question}`}
                onClick={onExplain}
              >
                Why
              </Button>
            </div>
            {canAsk && isAsking && (
              <MatchSection
                question={question}
                onDone={() => setAsking(false)}
                onTaught={onAgain}
              />
            )}
          </>
        ) : problem === undefined ? (
          <p>
            <span className="unseen">is thinking</span>
            <Modules />
          </p>
        ) : (
          <>
            <p>It wasn’t answered. {problem}</p>
            <Button look="line" size="small" onClick={onAgain}>
              Try again
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
