/** The signed-in teammate, and whether they are available to visitors who want a person. */
import { useQuery } from '@tanstack/react-query'
import { closingText, isOpen } from '#shared/team/hours'
import { Toggle } from '../../ui/forms/Toggle'
import { useToast } from '../../ui/status/Toast'
import { useNow } from '../../ui/useNow'
import { hoursQuery, useChangeMe, useMe } from '../data/team/team'
import { Initials } from '../ui/Initials'
import styles from './CurrentUser.module.css'

export function CurrentUser() {
  const me = useMe()
  const shift = useShift()
  if (!me) return null
  return (
    <div className={styles.me}>
      <Initials name={me.name} />
      <p>
        <b>{me.name}</b>
        <span>{shift ?? (me.role === 'admin' ? 'Admin' : 'Agent')}</span>
      </p>
      <Availability />
    </div>
  )
}

/** By the company's hours; null without any. */
function useShift(): string | null {
  const { data } = useQuery(hoursQuery)
  const now = useNow(30_000)
  if (!data?.hours) return null
  if (!isOpen(data.hours, now, data.timeZone)) return 'Outside company hours'
  const end = closingText(data.hours, now, data.timeZone)
  return end === null ? 'On all day' : `On until ${end}`
}

export function Availability() {
  const me = useMe()
  const change = useChangeMe()
  const say = useToast()
  if (!me) return null
  return (
    <Toggle
      label="For visitors who want a person"
      on={me.isAvailable}
      words={['Available', 'Away']}
      onChange={(isAvailable) =>
        change.mutate({ isAvailable }, { onError: (error) => say(error.message, 'error') })
      }
    />
  )
}
