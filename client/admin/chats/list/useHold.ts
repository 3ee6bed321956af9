/**
 * Whether the list must hold still: its beginning has been scrolled away, or somebody is pointing at
 * it just now. Tells each change of that.
 */
import { type RefObject, useEffect } from 'react'

const pointingMs = 2_000
/** The bar at the top of narrow screens covers as much. */
const coveredPx = 60

export function useHold(
  list: RefObject<HTMLElement | null>,
  onChange: (hold: boolean) => void,
): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const ended = new AbortController()
    const { signal } = ended
    let pointing: ReturnType<typeof setTimeout> | undefined
    let hold = false

    function decide() {
      const isScrolled = (element?.getBoundingClientRect().top ?? 0) < coveredPx && scrollY > 0
      const now = isScrolled || pointing !== undefined
      if (now === hold) return
      hold = now
      onChange(hold)
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
      if (hold) onChange(false)
    }
  }, [list, onChange])
}
