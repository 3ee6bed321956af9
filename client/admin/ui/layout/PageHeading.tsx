/**
 * The page's heading. After navigating by a link it takes the focus, so that keyboard and screen
 * reader users continue here.
 */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The key is 'default' for the entry loaded by the browser, which then sets the focus itself.
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
