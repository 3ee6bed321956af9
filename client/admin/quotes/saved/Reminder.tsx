/** Whether and when the customer is reminded of this revision, with a link to the setting. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Quote } from '#shared/quotes/records'
import { settingsQuery } from '../../data/quotes/calls'
import { statusToday } from '../../data/quotes/labels'
import { teamPath } from '../../data/team/paths'
import { Panel } from '../../ui/layout/Panel'
import { reminderText } from '../parts/reminderText'
import styles from './Facts.module.css'

interface ReminderProps {
  quote: Quote
  hasLink: boolean
  /** Whether this server sends e-mail. */
  sends: boolean
  moment: (at: number) => string
  today: string
}

export function Reminder({ quote, today, ...circumstances }: ReminderProps) {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  const { remindDays } = settings
  const status = statusToday(quote, today)
  return (
    <Panel title="Reminder">
      <p className={styles.none}>
        {reminderText(quote, { ...circumstances, status, today, remindDays })}{' '}
        <Link to={`${teamPath}/quotes`}>Reminder settings</Link>
      </p>
    </Panel>
  )
}
