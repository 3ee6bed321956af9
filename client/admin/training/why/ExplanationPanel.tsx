/** Explains the chosen answer, and shows the other state's answer. */
import type { Against } from '#shared/training/records'
import type { Answer } from '#shared/whisper/answer'
import { hasOffered, type Pair, wouldChange } from '../../common/answers'
import { Facts } from '../../common/passages/Facts'
import { Passages } from '../../common/passages/Passages'
import { useEntries } from '../../data/knowledge/useEntries'
import { Section } from '../../ui/layout/Section'
import { useSectionsOf } from '../asks/useSections'
import { waysName } from '../asks/waysName'
import type { Turn } from '../tester/turns'
import styles from './ExplanationPanel.module.css'

const others: Record<Against, Against> = { draft: 'published', published: 'draft' }
const names: Record<Against, string> = { draft: 'Draft', published: 'Published' }

const makers: Record<Answer['why']['madeBy'], string> = {
  passages: 'Answered from passages',
  'small-talk': 'Small talk',
  offered: 'Asked which is meant',
  admitted: 'Admitted that it doesn’t know',
  model: 'Worded by a language model',
}

export function ExplanationPanel({ turn, side }: { turn: Turn | undefined; side: Against }) {
  const { data } = useEntries()
  const isOffer = turn?.pair !== undefined && hasOffered(turn.pair[side])
  const offered = isOffer ? (turn?.pair?.[side].why.passages ?? []) : []
  const { data: sections } = useSectionsOf(offered.map(({ id }) => id))
  if (!turn?.pair) {
    return (
      <Section title="Why this answer">
        <p className={styles.nothing}>
          Ask something in the conversation tester to see what Whisper found and how well it
          matched.
        </p>
      </Section>
    )
  }
  const { pair } = turn
  const answer = pair[side]
  const { confidence, why } = answer
  const other = others[side]
  const drafts = new Set(
    data?.entries.filter((one) => one.status === 'draft' || one.hasChanges).map(({ id }) => id),
  )
  const waysOf = new Map(sections?.map((one) => [`${one.entry}/${one.section}`, one.ways]))
  const note = (entry: string, section: string) => {
    if (side === 'draft' && drafts.has(entry)) return 'draft, not published'
    const ways = isOffer ? waysOf.get(section) : undefined
    return ways === undefined ? undefined : waysName(ways)
  }
  return (
    <Section
      title={isOffer ? 'Why this offer' : 'Why this answer'}
      headerExtra={<span className={styles.question}>{turn.question}</span>}
    >
      <div className={styles.facts}>
        <Facts
          facts={
            isOffer
              ? [
                  ['Best', (why.passages[0]?.score ?? confidence).toFixed(2)],
                  ['Next', why.passages[1]?.score.toFixed(2) ?? 'none'],
                  ['Answers from', why.threshold.toFixed(2)],
                  ['Took', inMs(why.tookMs)],
                ]
              : [
                  ['Confidence', confidence.toFixed(2)],
                  [names[other], pair[other].confidence.toFixed(2)],
                  ['Answers from', why.threshold.toFixed(2)],
                  ['Took', inMs(why.tookMs)],
                  ['Result', makers[why.madeBy]],
                ]
          }
        />
      </div>
      {why.passages.length === 0 ? (
        <p className={styles.nothing}>No passage was used.</p>
      ) : (
        <div className={styles.passages}>
          <Passages passages={why.passages} threshold={why.threshold} note={note} isNarrow />
        </div>
      )}
      {wouldChange(pair) ? (
        <AnswerComparison pair={pair} />
      ) : (
        <p className={styles.foot}>Draft and published answer the same.</p>
      )}
    </Section>
  )
}

function inMs(ms: number): string {
  return ms < 1 ? 'under 1 ms' : `${Math.round(ms).toLocaleString('en-US')} ms`
}

/** The published answer beside the draft's, shown if they differ. */
function AnswerComparison({ pair }: { pair: Pair }) {
  return (
    <div className={styles.compared}>
      <p>
        <b>Would change</b> once the drafts are published
      </p>
      <dl>
        <div>
          <dt>Published</dt>
          <dd>{pair.published.text}</dd>
        </div>
        <div>
          <dt>Draft</dt>
          <dd>{pair.draft.text}</dd>
        </div>
      </dl>
    </div>
  )
}
