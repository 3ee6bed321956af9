/** What is wrong with a form as a whole; `isLost` is shown by sendForm.ts when nothing got through. */
import { Icon } from '../ui/Icon'
import styles from './Problem.module.css'

export function Problem({ isLost = false, children }: { isLost?: boolean; children: string }) {
  return (
    <p className={styles.problem} data-lost={isLost || undefined} hidden={isLost}>
      <Icon name="alert" />
      {children}
    </p>
  )
}
