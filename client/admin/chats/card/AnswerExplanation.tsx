/** Explains an answer: Whisper's confidence, the passages found, and those used. */
import type { Interaction } from '#shared/chat/records'
import { inMs } from '../../common/answers'
import { Facts } from '../../common/passages/Facts'
import { Passages } from '../../common/passages/Passages'
import type { CompanyTime } from '../../ui/companyTime'
import styles from './AnswerExplanation.module.css'
import { modelLabel } from './modelLabel'

type Reasons = NonNullable<Interaction['answer']['why']>

const makers: Record<Reasons['madeBy'], string> = {
  passages: 'passages only',
  'small-talk': 'small talk',
  offered: 'asking which one',
  admitted: 'saying it doesn’t know',
  model: 'a language model, from the passages',
}

interface AnswerExplanationProps {
  id: string
  why: Reasons
  confidence: number | undefined
  time: CompanyTime
}

export function AnswerExplanation({ id, why, confidence, time }: AnswerExplanationProps) {
  const { threshold, passages, index, madeBy, tookMs, model } = why
  const facts = [
    ['Confidence', (confidence ?? 0).toFixed(2)],
    ['Threshold', threshold.toFixed(2)],
    ['Answered in', inMs(tookMs)],
    ['Index', `${index.passages.toLocaleString('en-US')}, ${time.moment(index.builtAt)}`],
    ['Made by', makers[madeBy]],
    ...(model ? [['Language model', modelLabel(model)] as const] : []),
  ] as const
  return (
    <div id={id} className={styles.why}>
      <Facts facts={facts} />
      {passages.length > 0 && <Passages passages={passages} threshold={threshold} />}
    </div>
  )
}
