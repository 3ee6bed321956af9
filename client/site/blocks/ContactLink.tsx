/** The way to ask for a quote from any page. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/Button'

export function ContactLink({ children }: { children: ReactNode }) {
  return (
    <Link className={buttonClass({ size: 'large' })} to="/#contact">
      {children}
    </Link>
  )
}
