/**
 * A list whose rows change places while somebody uses it: whoever has scrolled keeps their place, and the focused row
 * its focus, which browsers take from an element that is moved.
 */
import { Component, type ReactNode, type RefObject } from 'react'

interface KeepPlaceProps {
  list: RefObject<HTMLElement | null>
  children: ReactNode
}

interface Before {
  focused: HTMLElement | null
  /** How far from the top each row in view was; null where nothing is scrolled. */
  tops: ReadonlyMap<Element, number> | null
}

export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate(): Before {
    const list = this.props.list.current
    const { activeElement: active } = document
    const focused = active instanceof HTMLElement && list?.contains(active) ? active : null
    const isScrolled = (list?.scrollTop ?? 0) > 0 || (list?.getBoundingClientRect().top ?? 0) < 0
    return { focused, tops: list && isScrolled ? topsInView(list) : null }
  }

  override componentDidUpdate(_: KeepPlaceProps, __: unknown, { focused, tops }: Before): void {
    const list = this.props.list.current
    if (focused?.isConnected && document.activeElement !== focused)
      focused.focus({ preventScroll: true })
    if (!list || !tops) return
    const shifts = [...tops].flatMap(([row, top]) =>
      row.isConnected ? row.getBoundingClientRect().top - top : [],
    )
    // Most rows move alike; one that went up or left moves otherwise.
    const shift = shifts.sort((a, b) => a - b)[Math.floor(shifts.length / 2)] ?? 0
    if (shift === 0) return
    if (list.scrollTop > 0) list.scrollTop += shift
    else scrollBy(0, shift)
  }

  override render(): ReactNode {
    return this.props.children
  }
}

function topsInView(list: HTMLElement): Map<Element, number> {
  const tops = new Map<Element, number>()
  const { top, bottom } = list.getBoundingClientRect()
  for (const row of list.querySelectorAll('[data-row]')) {
    const place = row.getBoundingClientRect()
    if (place.bottom > Math.max(0, top) && place.top < Math.min(innerHeight, bottom))
      tops.set(row, place.top)
  }
  return tops
}
