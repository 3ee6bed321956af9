/** Link above a form, back to its list. */
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/Icon'
import styles from './BackLink.module.css'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.back} to={to}>
      <Icon name="back" size={14} />
      {children}
    </Link>
  )
}
