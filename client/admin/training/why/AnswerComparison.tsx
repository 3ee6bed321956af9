/** The published answer beside the draft's, shown if they differ. */
import type { Pair } from '../../common/answers'
import styles from './ExplanationPanel.module.css'

export function AnswerComparison({ pair }: { pair: Pair }) {
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
