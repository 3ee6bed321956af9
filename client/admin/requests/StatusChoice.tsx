import type { ContactRequest } from '#shared/contact/calls'
import { type Status, statuses } from '#shared/contact/rules'
import styles from './StatusChoice.module.css'

interface StatusChoiceProps {
  request: ContactRequest
  onStatus: (request: ContactRequest, status: Status) => void
}

/** A request's status, changed in place. */
export function StatusChoice({ request, onStatus }: StatusChoiceProps) {
  return (
    <select
      className={styles.status}
      aria-label={`Status of ${request.reference}, ${request.name}`}
      data-status={request.status}
      value={request.status}
      onChange={({ target }) => {
        const chosen = statuses.find(({ id }) => id === target.value)
        if (chosen) onStatus(request, chosen.id)
      }}
    >
      {statuses.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
