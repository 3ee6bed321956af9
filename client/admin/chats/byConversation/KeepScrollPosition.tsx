/**
 * Keeps the scroll position of a list whose rows reorder while it is being read. The focused row
 * needs no help: React restores the focus of elements that it moves.
 */
import { Component, type ReactNode, type RefObject } from 'react'

interface KeepScrollPositionProps {
  list: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Top of each visible row; null if the list isn't scrolled. */
type Tops = ReadonlyMap<Element, number> | null

export class KeepScrollPosition extends Component<KeepScrollPositionProps> {
  override getSnapshotBeforeUpdate(): Tops {
    const list = this.props.list.current
    const isScrolled = list && (list.scrollTop > 0 || list.getBoundingClientRect().top < 0)
    return isScrolled ? topsInView(list) : null
  }

  override componentDidUpdate(_: KeepScrollPositionProps, __: unknown, tops: Tops): void {
    const list = this.props.list.current
    if (!list || !tops) return
    const shifts = [...tops].flatMap(([row, top]) =>
      row.isConnected ? row.getBoundingClientRect().top - top : [],
    )
    // Most rows shift equally; a row that moved up or left shifts differently, so take the median.
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
