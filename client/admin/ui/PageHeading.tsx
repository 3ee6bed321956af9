/**
 * The page's heading. When the page was reached by a link it takes the focus, so that keyboard and
 * screen reader go on from here.
 */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // 'default' is the entry the browser itself loaded: there it puts the focus where it belongs.
  const isFirst = useLocation().key === 'default'
  const reached = useRef(!isFirst)

  useEffect(() => {
    if (!reached.current) return
    reached.current = false
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
