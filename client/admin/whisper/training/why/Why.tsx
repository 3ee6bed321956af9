/** Why the chosen answer was given, and what the other knowledge says. */
import type { Against } from '#shared/training/records'
import type { Answer } from '#shared/whisper/answer'
import { useEntries } from '../../knowledge/useEntries'
import { Facts } from '../../passages/Facts'
import { Passages } from '../../passages/Passages'
import { Section } from '../Section'
import { type Turn, wouldChange } from '../tester/turns'
import { Compared } from './Compared'
import styles from './Why.module.css'

const others: Record<Against, Against> = { draft: 'published', published: 'draft' }
const names: Record<Against, string> = { draft: 'Draft', published: 'Published' }

const makers: Record<Answer['why']['madeBy'], string> = {
  passages: 'Answered from passages',
  'small-talk': 'Small talk',
  offered: 'Asked which is meant',
  admitted: 'Admitted that it does not know',
  model: 'Worded by a language model',
}

export function Why({ turn, side }: { turn: Turn | undefined; side: Against }) {
  const { data } = useEntries()
  if (!turn?.pair) {
    return (
      <Section title="Why this answer">
        <p className={styles.nothing}>
          Ask something in the conversation tester: what Whisper finds for it, and how well it fits,
          stands here.
        </p>
      </Section>
    )
  }
  const { pair } = turn
  const { confidence, why } = pair[side]
  const other = others[side]
  const drafts = new Set(
    data?.entries.filter((one) => one.status === 'draft' || one.hasChanges).map(({ id }) => id),
  )
  const note = (id: string) =>
    side === 'draft' && drafts.has(id) ? 'draft, not published' : undefined
  return (
    <Section
      title="Why this answer"
      beside={<span className={styles.question}>{turn.question}</span>}
    >
      <div className={styles.facts}>
        <Facts
          facts={[
            ['Confidence', confidence.toFixed(2)],
            [names[other], pair[other].confidence.toFixed(2)],
            ['Threshold', why.threshold.toFixed(2)],
            ['Answered in', inMs(why.tookMs)],
            ['Result', makers[why.madeBy]],
          ]}
        />
      </div>
      {why.passages.length === 0 ? (
        <p className={styles.nothing}>It was made from no passage.</p>
      ) : (
        <div className={styles.passages}>
          <Passages passages={why.passages} threshold={why.threshold} note={note} isNarrow />
        </div>
      )}
      {wouldChange(pair) ? (
        <Compared pair={pair} />
      ) : (
        <p className={styles.foot}>Draft and published answer the same.</p>
      )}
    </Section>
  )
}

function inMs(ms: number): string {
  return ms < 1 ? 'under 1 ms' : `${Math.round(ms).toLocaleString('en-US')} ms`
}
