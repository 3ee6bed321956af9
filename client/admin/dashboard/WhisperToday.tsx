/** Outcomes of today's conversations: one square each, unless there are more than 60. */
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
  const answered = answeredOf(people)
  const outcomes = [
    { id: 'answered', name: 'Answered by Whisper alone', count: answered },
    { id: 'passed', name: 'A person was wanted or joined', count: conversations - alone },
    { id: 'unanswered', name: 'Not answered', count: alone - answered },
  ]
  if (conversations === 0)
    return (
      <Panel title="Whisper today">
        <p className={styles.none}>
          Each conversation becomes a square here: filled when Whisper answered it alone.
        </p>
      </Panel>
    )
  return (
    <Panel
      title="Whisper today"
      headerExtra={
        answeredOf(before) > 0 && (
          <p>
            {percent.format(answeredOf(before) / before.conversations)} last {weekday}
          </p>
        )
      }
    >
      <p className={figure.pair}>
        <b>
          {answered.toLocaleString('en-US')} of {conversations.toLocaleString('en-US')}
        </b>
        {conversations === 1 ? 'conversation' : 'conversations'}
      </p>
      {conversations <= maxSquares && (
        <p className={styles.squares} aria-hidden="true">
          {outcomes.flatMap(({ id, count }) =>
            Array.from({ length: count }, (_, index) => (
              <i key={`${id} ${index}`} data-outcome={id} />
            )),
          )}
        </p>
      )}
      <dl className={styles.parts}>
        {outcomes.map(({ id, name, count }) => (
          <div key={id}>
            <dt>
              <i data-outcome={id} aria-hidden="true" />
              {name}
            </dt>
            <dd>{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** A conversation of the day before may have been answered on this one. */
const answeredOf = ({ answeredAlone, alone }: PeopleFigures) => Math.min(answeredAlone, alone)
