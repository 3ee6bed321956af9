/** A teammate's initials, shown beside the name. */
import { initialsOf } from '../../ui/initialsOf'
import styles from './Initials.module.css'

interface InitialsProps {
  name: string
  size?: 'normal' | 'small'
  /** Dashed outline: the teammate has never signed in. */
  isNew?: boolean
}

export function Initials({ name, size = 'normal', isNew = false }: InitialsProps) {
  return (
    <span
      className={styles.initials}
      data-size={size}
      data-new={isNew || undefined}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}
