import type { ContactRequest } from '#shared/contact/calls'
import styles from './DeleteButton.module.css'

interface DeleteButtonProps {
  request: ContactRequest
  onDelete: (request: ContactRequest) => void
}

/** Unobtrusive, because it is rarely needed. */
export function DeleteButton({ request, onDelete }: DeleteButtonProps) {
  return (
    <button
      type="button"
      className={styles.delete}
      aria-label={`Delete ${request.reference}, ${request.name}`}
      onClick={() => onDelete(request)}
    >
      Delete
    </button>
  )
}
