/** The page's heading with the quote's name and status. */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { written } from '#shared/content/written'
import { buttonClass } from '../../../ui/Button'
import { quotesPath } from '../../data/quotes/paths'
import { PageHeading } from '../../ui/layout/PageHeading'
import styles from './QuoteHead.module.css'

interface QuoteHeadProps {
  /** 'Quote 2026-0143' */
  name: string
  status: ReactNode
  priceList: { version: number; since: string }
  /** Its save status, or until when it is valid. */
  children: ReactNode
}

export function QuoteHead({ name, status, priceList, children }: QuoteHeadProps) {
  return (
    <header className={styles.head}>
      <PageHeading>Pricing Calculator</PageHeading>
      <Link className={buttonClass({ look: 'line', size: 'small' })} to={quotesPath}>
        All quotes
      </Link>
      <ul className={styles.facts}>
        <li>{name}</li>
        <li>{status}</li>
        <li className={styles.quiet}>
          Price list {priceList.version} of {written(priceList.since)}
        </li>
        <li>{children}</li>
      </ul>
    </header>
  )
}
