/** What we changed of an acceptance afterwards, when and why. */
import { Fragment } from 'react'
import { company } from '#shared/company'
import type { PrivateQuote, QuoteEvent } from '#shared/quotes/records'
import styles from './Answer.module.css'

interface OverruledProps {
  quote: Pick<PrivateQuote, 'accepted' | 'since' | 'status' | 'revision'>
  timeZone: string
}

export const answerTitles: Partial<Record<PrivateQuote['status'], string>> = {
  canceled: 'Canceled after it was accepted',
  declined: 'Declined',
}

/** Explains an accepted quote that we later canceled, declined or reopened. Admins read it, too. */
export function AcceptanceOverruled(props: OverruledProps) {
  const { quote, timeZone } = props
  const { accepted, since, status, revision } = quote
  if (!accepted || since.length === 0 || status === 'accepted') return null
  return (
    <>
      <p>
        <bdi>{accepted.by}</bdi> accepted revision {revision} on {momentIn(timeZone, accepted.at)}.
      </p>
      <Changes {...props} />
      <p className={styles.record}>The acceptance stays on record.</p>
    </>
  )
}

const changes: Partial<Record<QuoteEvent['what'], string>> = {
  canceled: 'canceled this order',
  declined: 'set it to declined',
  reopened: 'opened it again',
  accepted: 'restored it',
}

export function Changes({ quote, timeZone }: OverruledProps) {
  return quote.since.map(({ at, what, reason }) => (
    <Fragment key={at}>
      <p>
        {company.name} {changes[what]} on {momentIn(timeZone, at)}:
      </p>
      <Reason>{reason}</Reason>
    </Fragment>
  ))
}

export function Reason({ children }: { children: string }) {
  return (
    <blockquote className={styles.reason} dir="auto">
      {children}
    </blockquote>
  )
}

export function momentIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(at)
}
