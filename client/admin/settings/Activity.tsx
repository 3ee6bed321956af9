/** The teammates' activity by day, latest first. */
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Activity as ActivityRecord } from '#shared/activity/records'
import { type ActivityKind, activityDays, activityPage } from '#shared/activity/rules'
import { Button } from '../../ui/Button'
import { SearchField } from '../../ui/forms/SearchField'
import { EmptyState } from '../../ui/status/EmptyState'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { activity, activityQuery, subjectPath } from '../data/activity/activity'
import { teamQuery } from '../data/team/team'
import { type CompanyTime, companyTime } from '../ui/companyTime'
import { countOf } from '../ui/countText'
import { DownloadCsv } from '../ui/download/DownloadCsv'
import { Initials } from '../ui/Initials'
import { useDebounced } from '../ui/useDebounced'
import styles from './Activity.module.css'

const settleMs = 200

const kindNames: Record<ActivityKind, string> = {
  chats: 'Chats',
  knowledge: 'Knowledge',
  requests: 'Requests',
  quotes: 'Quotes',
  figures: 'Analytics',
  resources: 'Dealer resources',
  team: 'Team',
  settings: 'Whisper settings',
}
const kinds = Object.entries(kindNames) as [ActivityKind, string][]

export function Activity() {
  const { data: known } = useQuery(teamQuery)
  const [typed, setTyped] = useState('')
  const [teammate, setTeammate] = useState('')
  const [kind, setKind] = useState<ActivityKind | ''>('')
  const [days, setDays] = useState<(typeof activityDays)[number]>(30)
  const [limit, setLimit] = useState(activityPage)
  const search = useDebounced(typed.trim(), settleMs)
  const filter = { search, days, ...(teammate && { teammate }), ...(kind && { kind }) }
  const { data, error, refetch } = useQuery(activityQuery({ ...filter, limit }))
  if (error)
    return (
      <LoadFailed error={error} onRetry={() => refetch()}>
        The activity couldn’t be loaded.
      </LoadFailed>
    )
  const time = data && companyTime(data.timeZone)
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          label="Search what was done"
          placeholder="Search activity"
          className={styles.search}
          value={typed}
          onChange={setTyped}
        />
        <select
          aria-label="Who"
          value={teammate}
          onChange={({ target }) => setTeammate(target.value)}
        >
          <option value="">Everyone</option>
          {known?.teammates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="What"
          value={kind}
          onChange={({ target }) => setKind(target.value as ActivityKind | '')}
        >
          <option value="">Everything</option>
          {kinds.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="When"
          value={days}
          onChange={({ target }) => setDays(activityDays[target.selectedIndex] ?? 30)}
        >
          {activityDays.map((count) => (
            <option key={count} value={count}>
              Last {count} days
            </option>
          ))}
        </select>
        <p role="status">{data && entriesText(data.total)}</p>
        <DownloadCsv isEmpty={data?.total === 0} load={() => activity.export(filter)} />
      </div>
      {data && time && data.activities.length > 0 && (
        <section className={styles.panel} aria-label="Activity">
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">Did</th>
                <th scope="col">What</th>
              </tr>
            </thead>
            <tbody>
              {data.activities.map((one, index) => (
                <Fragment key={one.id}>
                  {time.day(one.at) !== previousDay(data.activities, index, time) && (
                    <tr className={styles.day}>
                      <th scope="rowgroup" colSpan={4}>
                        {time.dayName(time.day(one.at), Date.now())}
                      </th>
                    </tr>
                  )}
                  <tr>
                    <td>{time.shortTime(one.at)}</td>
                    <td>
                      <span className={styles.who}>
                        <Initials name={one.teammate.name} size="small" />
                        {one.teammate.name || 'Removed teammate'}
                      </span>
                    </td>
                    <td>{one.did}</td>
                    <td>
                      {one.subject ? (
                        <Link to={subjectPath(one.subject)}>{one.what || 'Open'}</Link>
                      ) : (
                        one.what
                      )}
                    </td>
                  </tr>
                </Fragment>
              ))}
            </tbody>
          </table>
          <p className={styles.more}>
            <span>
              {data.activities.length.toLocaleString('en-US')} of{' '}
              {data.total.toLocaleString('en-US')}, kept for {data.retentionDays} days
            </span>
            {data.activities.length < data.total && (
              <Button look="line" size="small" onClick={() => setLimit(limit + activityPage)}>
                Show older
              </Button>
            )}
          </p>
        </section>
      )}
      {data?.total === 0 && (
        <EmptyState title="Nothing here yet">
          What teammates do in chats, the knowledge base, requests, quotes and Settings is listed
          here, for as long as this filter looks back.
        </EmptyState>
      )}
    </>
  )
}

function previousDay(
  all: readonly ActivityRecord[],
  at: number,
  time: CompanyTime,
): string | undefined {
  const before = all[at - 1]
  return before && time.day(before.at)
}

function entriesText(count: number): string {
  return countOf(count, 'entry', 'entries')
}
