/** Why Whisper said it: how sure it was, what it found, and what it used of that. */
import type { CSSProperties } from 'react'
import type { Interaction } from '#shared/chat/records'
import type { CompanyTime } from '../../companyTime'
import { modelWords } from './modelWords'
import { SourceName } from './SourceName'
import styles from './Why.module.css'

type Reasons = NonNullable<Interaction['answer']['why']>

const makers: Record<Reasons['madeBy'], string> = {
  passages: 'passages only',
  'small-talk': 'small talk',
  admitted: 'admitting that it does not know',
  model: 'a language model, from the passages',
}

interface WhyProps {
  id: string
  why: Reasons
  confidence: number | undefined
  time: CompanyTime
}

export function Why({ id, why, confidence, time }: WhyProps) {
  const { threshold, passages, index, madeBy, tookMs, model } = why
  const facts = [
    ['Confidence', (confidence ?? 0).toFixed(2)],
    ['Threshold', threshold.toFixed(2)],
    ['Answered in', `${Math.round(tookMs).toLocaleString('en-US')} ms`],
    ['Index', `${index.passages.toLocaleString('en-US')}, ${time.moment(index.builtAt)}`],
    ['Made by', makers[madeBy]],
    ...(model ? [['Language model', modelWords(model)] as const] : []),
  ] as const
  return (
    <div id={id} className={styles.why}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {passages.length > 0 && (
        <ol className={styles.passages} aria-label="Passages by score">
          {passages.map((passage) => (
            <Passage key={passage.id} passage={passage} threshold={threshold} />
          ))}
        </ol>
      )}
    </div>
  )
}

function Passage({
  passage,
  threshold,
}: {
  passage: Reasons['passages'][number]
  threshold: number
}) {
  const { title, text, url, score, used, version } = passage
  const scale = { '--score': score, '--threshold': threshold } as CSSProperties
  return (
    <li data-used={used}>
      <span className={styles.score}>{score.toFixed(2)}</span>
      <span className={styles.scale} style={scale} aria-hidden="true" />
      <q>{text}</q>
      <span className={styles.source}>
        <SourceName title={title} url={url} />
        {version !== undefined && `, version ${version}`}
        {!used && ', not used'}
      </span>
    </li>
  )
}
