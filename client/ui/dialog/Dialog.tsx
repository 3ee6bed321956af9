/**
 * The generic modal (specification, section 2): title, close button; Escape or a click on the
 * backdrop closes it. Native, so the page behind is inert and the focus returns afterwards.
 */
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from '../Icon'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
  /** `alertdialog` for a question that requires an answer. */
  role?: 'dialog' | 'alertdialog'
  /** Leaves room for pictures. */
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
    // A press that started inside, such as selecting text, isn't a click on the backdrop.
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
      // Only close(), not removal, returns the focus.
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
