/** Outcomes of today's conversations: one square each, or a bar if there are more than 60. */
import type { PeopleFigures } from '#shared/analytics/people'
import { Panel } from '../ui/layout/Panel'
import figure from './Figure.module.css'
import styles from './WhisperToday.module.css'

const maxSquares = 60
const percent = new Intl.NumberFormat('en-US', { style: 'percent' })

interface WhisperTodayProps {
  people: PeopleFigures
  /** A week ago, the whole day. */
  before: PeopleFigures
  weekday: string
}

export function WhisperToday({ people, before, weekday }: WhisperTodayProps) {
  const { conversations, alone } = people
  const passed = conversations - alone
  if (conversations === 0)
    return (
      <Panel title="Whisper today">
        <p className={styles.none}>
          Each conversation becomes a square here: filled when Whisper handled it alone.
        </p>
      </Panel>
    )
  return (
    <Panel
      title="Whisper today"
      headerExtra={
        before.conversations > 0 && (
          <p>
            {percent.format(before.alone / before.conversations)} last {weekday}
          </p>
        )
      }
    >
      <p className={figure.pair}>
        <b>
          {alone.toLocaleString('en-US')} of {conversations.toLocaleString('en-US')}
        </b>
        {conversations === 1 ? 'conversation' : 'conversations'}
      </p>
      {conversations <= maxSquares ? (
        <p className={styles.squares} aria-hidden="true">
          {Array.from({ length: conversations }, (_, at) => (
            <i key={at} data-passed={at >= alone || undefined} />
          ))}
        </p>
      ) : (
        <progress className={styles.bar} max={conversations} value={alone} aria-hidden="true" />
      )}
      <dl className={styles.parts}>
        <div>
          <dt>Handled by Whisper alone</dt>
          <dd>{alone.toLocaleString('en-US')}</dd>
        </div>
        <div>
          <dt>A person was wanted or joined</dt>
          <dd>{passed.toLocaleString('en-US')}</dd>
        </div>
      </dl>
    </Panel>
  )
}
