/**
 * Moves the focus to the page's heading when an action takes away the button that had it: without
 * this, keyboard and screen reader users would begin again at the top of the document.
 */
import { useEffect } from 'react'

export function useKeptFocus(): void {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    let focused: Element | undefined
    let frame = 0

    /** After the page's own code, which may know a better place. */
    const checkSoon = () => {
      cancelAnimationFrame(frame)
      if (focused) frame = requestAnimationFrame(check)
    }
    const check = () => {
      if (!focused || document.activeElement !== document.body || focused.checkVisibility()) return
      focused = undefined
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    const removals = new MutationObserver(checkSoon)

    removals.observe(document.body, { childList: true, subtree: true })
    document.addEventListener(
      'focusin',
      ({ target }) => (focused = target instanceof Element ? target : undefined),
      { signal },
    )
    document.addEventListener('close', checkSoon, { signal, capture: true })
    return () => {
      removals.disconnect()
      cancelAnimationFrame(frame)
      ended.abort()
    }
  }, [])
}
