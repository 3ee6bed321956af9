/** Pass or fail as an icon with a word. */
import Circle from '~icons/lucide/circle'
import CircleCheck from '~icons/lucide/circle-check'
import CircleX from '~icons/lucide/circle-x'
import styles from './CheckBadge.module.css'
import type { CheckState } from './checks'

const labels: Record<CheckState, string> = {
  passed: 'Pass',
  failed: 'Fail',
  changed: 'Edited',
  unasked: 'Not run',
}
const icons = { passed: CircleCheck, failed: CircleX, changed: Circle, unasked: Circle }

export function CheckBadge({ state, word = labels[state] }: { state: CheckState; word?: string }) {
  const Sign = icons[state]
  return (
    <span className={styles.badge} data-state={state}>
      <Sign size={16} aria-hidden="true" />
      {word}
    </span>
  )
}
