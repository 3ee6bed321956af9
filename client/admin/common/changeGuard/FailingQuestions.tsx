/** Regression questions that a change would break, with the answers before and after. */
import { expectationLabel, questionCount } from '../../data/training/labels'
import styles from './BeforeChange.module.css'
import type { Checked } from './checkChange'

export function FailingQuestions({ asked, failing }: Checked) {
  return (
    <>
      <p>
        {failing.length.toLocaleString('en-US')} of {questionCount(asked)}{' '}
        {failing.length === 1 ? 'passes' : 'pass'} now and would fail after this change:
      </p>
      <ul className={styles.failing}>
        {failing.map(({ question, expectation, today, after }) => (
          <li key={question}>
            <b>{question}</b>
            <p>{expectationLabel(expectation)}</p>
            <dl>
              <dt>Now</dt>
              <dd>{today}</dd>
              <dt>After</dt>
              <dd>{after}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
