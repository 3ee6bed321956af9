/**
 * The generic modal (specification, section 2) as plain HTML: buttons with `command` and
 * `commandfor` open it, and its title, close button, backdrop and Escape work without a script.
 * Dialog.tsx is its counterpart for dialogs that React state opens.
 */
import { type ReactNode, useId } from 'react'
import { Icon } from '../Icon'
import styles from './Dialog.module.css'

interface ModalProps {
  id: string
  title: string
  children: ReactNode
}

export function Modal({ id, title, children }: ModalProps) {
  const titleId = useId()
  return (
    <dialog id={id} className={styles.dialog} closedby="any" aria-labelledby={titleId}>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={styles.close}
            command="close"
            commandfor={id}
            aria-label="Close modal"
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
