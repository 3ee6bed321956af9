/** The signed-in teammate, and whether they are available to visitors who want a person. */
import { useToast } from '../../ui/Toast'
import { Toggle } from '../../ui/Toggle'
import { useChangeMe, useMe } from '../data/team/team'
import { Initials } from '../ui/Initials'
import styles from './CurrentUser.module.css'

export function CurrentUser() {
  const me = useMe()
  if (!me) return null
  return (
    <div className={styles.me}>
      <Initials name={me.name} />
      <p>
        <b>{me.name}</b>
        <span>{me.role === 'admin' ? 'Admin' : 'Agent'}</span>
      </p>
      <Availability />
    </div>
  )
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
