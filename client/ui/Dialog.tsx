/**
 * Specification, section 2, generic modal: title, close button, a click on the backdrop or Escape
 * closes it. Native, so the page behind is inert and focus returns to where it was.
 */
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import styles from './Dialog.module.css'
import { Icon } from './Icon'

export interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
  /** `alertdialog` for a question that must be decided. */
  role?: 'dialog' | 'alertdialog'
  /** For a picture. */
  isWide?: boolean
}

export function Dialog({
  title,
  open,
  onClose,
  children,
  role = 'dialog',
  isWide = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const leave = useEffectEvent(onClose)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    const ended = new AbortController()
    const { signal } = ended
    // A press that began inside, such as marking text, is no click on the backdrop.
    let pressed: EventTarget | null = null
    dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal })
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (target === dialog && pressed === dialog) leave()
      },
      { signal },
    )
    return () => {
      ended.abort()
      // Closing, and not only vanishing, is what returns the focus.
      dialog.close()
    }
  }, [open])

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      role={role}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Close modal" onClick={onClose}>
            <Icon name="close" size={24} />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  )
}
