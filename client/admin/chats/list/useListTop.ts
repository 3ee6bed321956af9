/** The list's distance from the top of the document, updated when content above it changes. */
import { type RefObject, useLayoutEffect, useState } from 'react'

export function useListTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + scrollY))
    // Content above the list changes the height of the document.
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    for (let above = element.parentElement; above; above = above.parentElement) {
      for (const sibling of above.children) if (!sibling.contains(element)) watcher.observe(sibling)
    }
    measure()
    return () => watcher.disconnect()
  }, [list])
  return top
}
