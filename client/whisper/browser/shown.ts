/** Opens and closes the panel's <dialog>: modal where it fills the screen, non-modal elsewhere. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { narrow as narrowQuery } from './fillsScreen'
import { launcherSelector } from './pageAndPanel'

export function useShown(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const leave = useEffectEvent(close)

  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const { dataset } = document.documentElement
    const ended = new AbortController()
    const { signal } = ended
    const narrow = matchMedia(narrowQuery)

    const show = () => {
      const focused = dialog.contains(document.activeElement) ? document.activeElement : null
      if (dialog.open) dialog.close()
      if (narrow.matches) dialog.showModal()
      else dialog.show()
      // An open modal dialog stays on top.
      for (const above of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) {
        if (above === dialog) continue
        above.close()
        above.showModal()
      }
      const first = focused instanceof HTMLElement ? focused : firstFocus(dialog)
      first.focus({ preventScroll: true })
    }
    show()
    dataset.whisperOpen = ''
    narrow.addEventListener('change', show, { signal })
    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return
        event.preventDefault()
        leave()
      },
      { signal },
    )
    // Also handles Escape when the focused button has disappeared, but not from a dialog above.
    document.addEventListener(
      'keydown',
      (event) => {
        const from = event.target as Element
        const isHere = from === document.body || from.closest('dialog') === dialog
        if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return
        event.preventDefault()
        leave()
      },
      { signal },
    )
    keepAboveKeyboard(dialog, signal)

    return () => {
      ended.abort()
      delete dataset.whisperOpen
      const focused = document.activeElement
      const hadFocus = focused === document.body || dialog.contains(focused)
      dialog.close()
      if (hadFocus) document.querySelector<HTMLElement>(launcherSelector)?.focus()
    }
  }, [isOpen, ref])
}

/** The text box, or on touch screens the panel, so that no keyboard covers the greeting. */
export function firstFocus(dialog: HTMLDialogElement): HTMLElement {
  if (!matchMedia('(pointer: fine)').matches) return dialog
  return dialog.querySelector<HTMLElement>('textarea:enabled') ?? dialog
}

/** On some phones the on-screen keyboard covers the page without resizing the layout. */
function keepAboveKeyboard(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const seen = window.visualViewport
  if (!seen) return
  const place = () => {
    const isZoomed = seen.scale > 1.01
    dialog.style.setProperty('--seen', isZoomed ? '100dvh' : `${seen.height}px`)
    dialog.style.setProperty('--from-top', isZoomed ? '0px' : `${seen.offsetTop}px`)
  }
  place()
  seen.addEventListener('resize', place, { signal })
  seen.addEventListener('scroll', place, { signal })
}
