/** The customer's answer: the form while it can be given, else what was answered. */
import { company } from '#shared/company'
import { written } from '#shared/content/written'
import type { PrivatePage } from '#shared/quotes/privatePage'
import type { Due } from '#shared/quotes/rules'
import { Icon } from '../ui/Icon'
import { AcceptForm } from './AcceptForm'
import styles from './Answer.module.css'

type Props = Extract<PrivatePage, { shows: 'quote' }> & { due: Due }

export function Answer(props: Props) {
  return (
    <section className={styles.answer} id="answer" tabIndex={-1} aria-labelledby="answer-heading">
      <Inside {...props} />
    </section>
  )
}

function Inside({ quote, timeZone, due, refused }: Props) {
  const { status, answer, validUntil } = quote
  const { accepted, since } = quote
  // Accepted, and taken back by us: both are told.
  const takenBack = accepted && since && status !== 'accepted' && (
    <p>
      <bdi>{accepted.by}</bdi> accepted this quote on {dayIn(timeZone, accepted.at)}. On{' '}
      {dayIn(timeZone, since.at)} we took that back: <bdi>{since.reason}</bdi>
    </p>
  )
  if (status === 'sent' || status === 'draft') {
    return (
      <>
        {takenBack}
        <AcceptForm due={due} quote={quote} refused={refused} />
      </>
    )
  }
  const day = answer && dayIn(timeZone, answer.at)
  const ask = `Call ${company.quotePhone} and we’ll make you a new one.`
  if (status === 'expired') {
    return (
      <>
        <h2 id="answer-heading">This quote has expired</h2>
        <p>
          It was valid until {written(validUntil)}. {ask}
        </p>
      </>
    )
  }
  if (status === 'declined') {
    return (
      <>
        <h2 id="answer-heading">This quote was declined</h2>
        {takenBack}
        <p>
          {day && !takenBack && `On ${day}. `}Changed your mind? {ask}
        </p>
      </>
    )
  }
  return (
    <>
      <h2 id="answer-heading" className={styles.accepted}>
        <Icon name="check" size={24} /> Accepted
      </h2>
      <p>
        {answer?.by && (
          <>
            By <bdi>{answer.by}</bdi>
            {day && ', '}
          </>
        )}
        {day && `on ${day}`}.
      </p>
      <p>Thank you. We’ve been notified.</p>
    </>
  )
}

function dayIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at)
}
