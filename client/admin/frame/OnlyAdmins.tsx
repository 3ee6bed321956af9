/** Shown instead of a page that agents may not open. */
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/Button'
import { PageHeading } from '../ui/layout/PageHeading'
import styles from './OnlyAdmins.module.css'
import { dashboardPath } from './tools'

export function OnlyAdmins() {
  return (
    <div className={styles.page}>
      <PageHeading>Only admins can open this page</PageHeading>
      <p>Ask an admin if you need it for your work.</p>
      <Link className={buttonClass({})} to={dashboardPath}>
        Go to the dashboard
      </Link>
    </div>
  )
}
