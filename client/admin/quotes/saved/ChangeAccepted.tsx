/** Overrules an acceptance, or restores it: the new status, the reason, and whether to e-mail the customer. */
import { useState } from 'react'
import { limits } from '#shared/quotes/limits'
import { recipientsOf } from '#shared/quotes/recipients'
import type { Quote } from '#shared/quotes/records'
import { mayBecome, type SetStatus } from '#shared/quotes/statuses'
import { ReasonDialog } from '../../ui/ReasonDialog'
import styles from './ChangeAccepted.module.css'

const choices = [
  { status: 'accepted', name: 'Accepted', about: 'The order is back on' },
  { status: 'canceled', name: 'Canceled', about: 'The order was canceled after acceptance' },
  { status: 'declined', name: 'Declined', about: 'The customer accepted by mistake' },
  { status: 'sent', name: 'Reopen', about: 'The customer can answer once more' },
] as const satisfies readonly { status: SetStatus; name: string; about: string }[]

interface ChangeAcceptedProps {
  quote: Quote
  /** Who accepted it. */
  by: string
  /** Whether this server sends e-mail. */
  sends: boolean
  open: boolean
  onChange: (status: SetStatus, reason: string, tell: boolean) => Promise<unknown>
  onClose: () => void
}

export function ChangeAccepted({ quote, by, sends, open, onChange, onClose }: ChangeAcceptedProps) {
  const offered = choices.filter((one) => mayBecome(quote.status, one.status))
  const [chosen, choose] = useState<SetStatus>('canceled')
  const status = offered.find((one) => one.status === chosen)?.status ?? 'accepted'
  const [notifies, setNotifies] = useState(true)
  const recipients = recipientsOf(quote).map(({ to }) => to)
  const canNotify = sends && recipients.length > 0
  return (
    <ReasonDialog
      title="Change the status of an accepted quote?"
      action={`Change to ${choices.find((one) => one.status === status)?.name.toLowerCase()}`}
      reader="customer"
      maxLength={limits.reason}
      open={open}
      onReason={(reason) => onChange(status, reason, canNotify && notifies)}
      onClose={onClose}
    >
      <p>
        <bdi>{by || 'The customer'}</bdi> accepted revision {quote.revision}. The acceptance and its
        PDF are kept either way. The history shows this change with your name.
      </p>
      <fieldset className={styles.choices}>
        <legend className="unseen">New status</legend>
        {offered.map((one) => (
          <label key={one.status}>
            <input
              type="radio"
              name="status"
              checked={one.status === status}
              onChange={() => choose(one.status)}
            />
            <span>
              <b>{one.name}</b>
              <small>{one.about}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {canNotify && (
        <label className={styles.notifies}>
          <input
            type="checkbox"
            checked={notifies}
            onChange={({ target }) => setNotifies(target.checked)}
          />
          <span>E-mail {recipients.join(' and ')} about it</span>
        </label>
      )}
    </ReasonDialog>
  )
}
