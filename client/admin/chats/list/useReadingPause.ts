/**
 * Whether somebody is reading the list, so that new interactions must wait: its top is scrolled out
 * of view, or the pointer moved over it in the last two seconds. Reports each change.
 */
import { type RefObject, useEffect } from 'react'

const pointingMs = 2_000
/** Height of the top bar on narrow screens, which covers the list. */
const coveredPx = 60

export function useReadingPause(
  list: RefObject<HTMLElement | null>,
  onChange: (isPaused: boolean) => void,
): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const ended = new AbortController()
    const { signal } = ended
    let pointing: ReturnType<typeof setTimeout> | undefined
    let isPaused = false

    function decide() {
      const isScrolled = (element?.getBoundingClientRect().top ?? 0) < coveredPx && scrollY > 0
      const now = isScrolled || pointing !== undefined
      if (now === isPaused) return
      isPaused = now
      onChange(isPaused)
    }
    function stopPointing() {
      clearTimeout(pointing)
      pointing = undefined
      decide()
    }
    function point() {
      clearTimeout(pointing)
      pointing = setTimeout(stopPointing, pointingMs)
      decide()
    }
    addEventListener('scroll', decide, { signal, passive: true })
    element.addEventListener('pointermove', point, { signal, passive: true })
    element.addEventListener('pointerdown', point, { signal, passive: true })
    element.addEventListener('pointerleave', stopPointing, { signal, passive: true })
    decide()
    return () => {
      ended.abort()
      clearTimeout(pointing)
      if (isPaused) onChange(false)
    }
  }, [list, onChange])
}
