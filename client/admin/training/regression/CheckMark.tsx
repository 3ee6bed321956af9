/** Pass or fail, as a sign and a word. */
import Circle from '~icons/lucide/circle'
import CircleCheck from '~icons/lucide/circle-check'
import CircleX from '~icons/lucide/circle-x'
import styles from './CheckMark.module.css'
import type { CheckState } from './checks'

const words: Record<CheckState, string> = {
  passed: 'Pass',
  failed: 'Fail',
  changed: 'Edited',
  unasked: 'Not run',
}
const signs = { passed: CircleCheck, failed: CircleX, changed: Circle, unasked: Circle }

export function CheckMark({ state, word = words[state] }: { state: CheckState; word?: string }) {
  const Sign = signs[state]
  return (
    <span className={styles.mark} data-state={state}>
      <Sign size={16} aria-hidden="true" />
      {word}
    </span>
  )
}
