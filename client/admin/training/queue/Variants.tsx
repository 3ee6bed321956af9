/** The different wordings of a question. */
import type { QueuedQuestion } from '#shared/training/queue/records'
import { useVariants } from '../../data/queue/useQueue'
import type { CompanyTime } from '../../ui/companyTime'
import { timesLabel } from './labels'
import styles from './QueueRow.module.css'

interface VariantsProps {
  id: string
  question: QueuedQuestion
  time: CompanyTime
}

export function Variants({ id, question, time }: VariantsProps) {
  const { data, error } = useVariants(question.id, question.times, true)
  return (
    <ul
      id={id}
      className={styles.said}
      aria-label={`Wordings of ${question.question}`}
      aria-busy={!data && !error}
    >
      {error && <li>They couldn’t be loaded. {error.message}</li>}
      {data?.variants.map(({ text, times, lastAt }) => (
        <li key={text}>
          <bdi>{text}</bdi>
          <span>
            {timesLabel(times)}, last {time.moment(lastAt)}
          </span>
        </li>
      ))}
      {data?.more && <li>Older wordings aren’t shown.</li>}
    </ul>
  )
}
