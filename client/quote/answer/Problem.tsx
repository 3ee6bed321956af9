/** A problem with the whole form. sendForm.ts shows the `isLost` one when the request was lost. */
import type { Refused } from '#shared/quotes/privatePage'
import { Icon } from '../../ui/Icon'
import styles from './Problem.module.css'

export function Problem({ isLost = false, children }: { isLost?: boolean; children: string }) {
  return (
    <p className={styles.problem} data-lost={isLost || undefined} hidden={isLost}>
      <Icon name="alert" />
      {children}
    </p>
  )
}

interface ProblemsProps {
  refused: Refused | undefined
  /** What failed, and the action to repeat, such as 'Your question' and 'send it'. */
  what: string
  again: string
}

export function Problems({ refused, what, again }: ProblemsProps) {
  const isChanged = refused && Object.keys(refused.problems).length === 0
  return (
    <div role="alert" className={styles.problems}>
      {isChanged && <Problem>This quote has changed since you opened it. Review it again.</Problem>}
      <Problem isLost>
        {`${what} didn’t go through. Check your connection, then ${again} again. It counts only once.`}
      </Problem>
    </div>
  )
}
