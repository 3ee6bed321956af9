/** /admin/dashboard (specification, section 2): today's figures, a card per tool, and sign-out. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/Button'
import { LiveDot } from '../../ui/status/LiveDot'
import { useNow } from '../../ui/useNow'
import { useToday } from '../data/day/day'
import { useLiveness } from '../data/live/LiveProvider'
import { teamQuery, useIsAdmin } from '../data/team/team'
import { useTools } from '../frame/allowed'
import { useLogout } from '../frame/useLogout'
import { companyTime } from '../ui/companyTime'
import { PageHeading } from '../ui/layout/PageHeading'
import { AttentionStrip } from './AttentionStrip'
import styles from './DashboardPage.module.css'
import { LastEvents } from './LastEvents'
import { StartList } from './StartList'
import { VisitorsToday } from './VisitorsToday'
import { WhisperToday } from './WhisperToday'

/** The clock shows minutes. */
const clockMs = 5_000

export function DashboardPage() {
  const logout = useLogout()
  const tools = useTools()
  const isAdmin = useIsAdmin()
  const liveness = useLiveness()
  const { data: team } = useQuery(teamQuery)
  const day = useToday(isAdmin)
  const time = companyTime(team?.timeZone ?? 'UTC')
  const now = useNow(clockMs)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageHeading>Admin Dashboard</PageHeading>
        <p className={styles.now}>
          {team && (
            <>
              <b>{time.dayName(time.day(now), now).replace(/^Today, /, '')}</b>
              <span>
                {time.shortTime(now)}
                <span className={styles.city}>, {cityOf(team.timeZone)}</span>
              </span>
            </>
          )}
          <span role="status">{liveness && <LiveDot state={liveness} />}</span>
          <Button look="line" className={styles.logout} onClick={logout}>
            Logout
          </Button>
        </p>
      </header>
      {isAdmin && <StartList />}
      <AttentionStrip today={isAdmin ? day?.today : null} time={time} now={now} />
      <div className={styles.day} data-alone={!isAdmin || undefined}>
        <LastEvents isAdmin={isAdmin} time={time} now={now} />
        {isAdmin && day && (
          <div className={styles.stack}>
            <VisitorsToday today={day.today} before={day.before} time={time} />
            <WhisperToday
              people={day.today.people}
              before={day.before.people}
              weekday={time.weekday(now)}
            />
          </div>
        )}
      </div>
      <ul className={styles.cards} aria-label="Tools">
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

/** 'America/New_York' is 'New York'. */
function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
