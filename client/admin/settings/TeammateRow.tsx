/** A teammate: details, availability to visitors, and actions. */
import { useQuery } from '@tanstack/react-query'
import type { TeammateState } from '#shared/team/records'
import { Button } from '../../ui/Button'
import { openQuery } from '../data/chats/handovers'
import { companyTime } from '../ui/companyTime'
import { countOf } from '../ui/countText'
import { Initials } from '../ui/Initials'
import styles from './Team.module.css'

/** Dialogs of the team page. */
export type TeammateDialog =
  | { what: 'add' }
  | { what: 'edit' | 'remove' | 'new-password'; teammate: TeammateState }
  | { what: 'change-password' }
  | { what: 'shown'; name: string; password: string }

interface TeammateRowProps {
  teammate: TeammateState
  isMe: boolean
  timeZone: string
  onAsk: (asked: TeammateDialog) => void
}

export function TeammateRow({ teammate, isMe, timeZone, onAsk }: TeammateRowProps) {
  const { id, name, role, email, isFirst, isAvailable } = teammate
  // The server learns of the user's own presence a moment later.
  const isHere = isMe || teammate.isHere
  const isNew = !isHere && teammate.seenAt === undefined
  const { data: open } = useQuery(openQuery)
  const has = open?.filter(({ handover }) => handover.teammate?.id === id).length ?? 0
  const isForVisitors = isHere && isAvailable
  const act = (words: string, label: string, asked: TeammateDialog) => (
    <Button look="plain" size="small" aria-label={label} onClick={() => onAsk(asked)}>
      {words}
    </Button>
  )
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <Initials name={name} isNew={isNew} />
          <span>
            <b>{name}</b>
            <span>{[isMe && 'You', email].filter(Boolean).join(', ')}</span>
          </span>
        </span>
      </th>
      <td data-label="Role">{role === 'admin' ? 'Admin' : 'Agent'}</td>
      <td data-label="Last seen">{isHere ? 'Now' : seenText(teammate, timeZone)}</td>
      <td data-label="For visitors">
        <span className={styles.state} data-available={isForVisitors || undefined}>
          {isForVisitors ? 'Available' : 'Away'}
          {has > 0 && `, ${countOf(has, 'conversation')}`}
          {isNew && ', password not used yet'}
        </span>
      </td>
      <td className={styles.actions}>
        {isMe && !isFirst && (
          <Button look="line" size="small" onClick={() => onAsk({ what: 'change-password' })}>
            Change my password
          </Button>
        )}
        {!isMe &&
          !isFirst &&
          act('New password', `New password for ${name}`, { what: 'new-password', teammate })}
        {act('Edit', `Edit ${name}`, { what: 'edit', teammate })}
        {!isMe && !isFirst && act('Remove', `Remove ${name}`, { what: 'remove', teammate })}
      </td>
    </tr>
  )
}

function seenText({ seenAt }: TeammateState, timeZone: string): string {
  if (seenAt === undefined) return 'Never'
  const text = companyTime(timeZone).recent(seenAt, Date.now())
  return text.replace(/^today/, 'Today,')
}
