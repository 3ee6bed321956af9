/** Specification, section 2, /admin/dashboard: a card for each tool, and the way out. */
import { Link } from 'react-router-dom'
import { Button } from '../../ui/Button'
import { useTools } from '../frame/allowed'
import { useLogout } from '../frame/useLogout'
import { PageHeading } from '../ui/PageHeading'
import styles from './DashboardPage.module.css'

export function DashboardPage() {
  const logout = useLogout()
  const tools = useTools()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageHeading>Admin Dashboard</PageHeading>
        <Button look="line" className={styles.logout} onClick={logout}>
          Logout
        </Button>
      </header>
      <ul className={styles.cards}>
        {tools.map(({ path, title, about }) => (
          <li key={path}>
            <Link to={path}>
              <h2>{title}</h2>
              <p>{about}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
