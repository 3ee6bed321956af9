/** The answer given, or why none can be; what happened since, and what comes next. */
import Clock from '~icons/lucide/clock'
import { company, dialed } from '#shared/company'
import { written } from '#shared/content/written'
import { buttonClass } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { AcceptanceOverruled, answerTitles, Changes, momentIn, Reason } from './AcceptanceOverruled'
import styles from './Answer.module.css'
import type { AnswerProps } from './answerProps'

export function Outcome(props: AnswerProps) {
  const { status, isBeingRevised } = props.quote
  if (isBeingRevised && status === 'sent') return <BeingRevised {...props} />
  return (
    <>
      <Given {...props} />
      {isBeingRevised && <p>{revising} Once it’s sent, this link leads to it.</p>}
    </>
  )
}

const revising = 'We’re preparing a new version of this quote.'

function BeingRevised({ canAsk }: AnswerProps) {
  return (
    <>
      <h2 id="answer-heading" className={styles.marked}>
        <Clock size={24} aria-hidden="true" /> This quote is being revised
      </h2>
      <p>
        {revising} Until it’s sent, you can read this one here, but not accept it. Then this link
        leads to the new one.
      </p>
      {canAsk && (
        <a className={buttonClass({ look: 'line', size: 'large' })} href="?answer=ask#answer">
          Ask a question
        </a>
      )}
    </>
  )
}

function Given(props: AnswerProps) {
  const { status } = props.quote
  if (status === 'accepted') return <Accepted {...props} />
  if (status === 'expired') {
    return (
      <>
        <h2 id="answer-heading" className={styles.marked}>
          <Clock size={24} aria-hidden="true" /> This quote has expired
        </h2>
        <p>It was valid until {written(props.quote.validUntil)}. Prices may have changed since.</p>
        <NewQuote {...props} />
      </>
    )
  }
  return status === 'canceled' ? <Canceled {...props} /> : <Declined {...props} />
}

function Accepted(props: AnswerProps) {
  const { quote, next, canAsk, sendsCopy, timeZone } = props
  const { answer, revision } = quote
  return (
    <>
      <h2 id="answer-heading" className={styles.accepted}>
        <Icon name="check" size={24} /> Accepted
      </h2>
      <p>
        {answer?.by ? (
          <>
            By <bdi>{answer.by}</bdi>, on
          </>
        ) : (
          `Noted by ${company.name} on`
        )}{' '}
        {answer && momentIn(timeZone, answer.at)}. This is revision {revision}, exactly as it was
        accepted.
      </p>
      {answer?.by && <Changes {...props} />}
      {next.length > 0 && (
        <>
          <h3 className={styles.next}>What happens next</h3>
          <ol className={styles.steps}>
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {sendsCopy && answer?.by && (
        <p className={styles.record}>You get a copy with the PDF by e-mail.</p>
      )}
      {canAsk && (
        <a className={buttonClass({ look: 'line', size: 'large' })} href="?answer=ask#answer">
          Ask a question
        </a>
      )}
    </>
  )
}

function Declined(props: AnswerProps) {
  const { decline, answer, accepted } = props.quote
  // An acceptance that we set to declined isn't the customer's decline.
  const at = decline?.at ?? (accepted ? null : answer?.at)
  return (
    <>
      <h2 id="answer-heading">{answerTitles.declined}</h2>
      <AcceptanceOverruled {...props} />
      {at && <p>On {momentIn(props.timeZone, at)}.</p>}
      {decline && decline.reason !== '' && (
        <>
          <p>Your reason:</p>
          <Reason>{decline.reason}</Reason>
        </>
      )}
      {at && <p>Changed your mind?</p>}
      <NewQuote {...props} />
    </>
  )
}

function Canceled(props: AnswerProps) {
  return (
    <>
      <h2 id="answer-heading">{answerTitles.canceled}</h2>
      <AcceptanceOverruled {...props} />
      <NewQuote {...props} />
    </>
  )
}

/** Confirms that a question was sent. */
export function QuestionSent() {
  return (
    <>
      <h2 id="answer-heading" className={styles.accepted}>
        <Icon name="check" size={24} /> Question sent
      </h2>
      <p>A person answers by e-mail.</p>
      <a className={buttonClass({ look: 'line', size: 'large' })} href="?#answer">
        Back to the quote
      </a>
    </>
  )
}

function NewQuote({ quote, canAsk }: AnswerProps) {
  const { quotePhone } = company
  const phone = <a href={`tel:${dialed(quotePhone)}`}>{quotePhone}</a>
  return (
    <>
      {canAsk && (
        <a className={buttonClass({ size: 'large' })} href="?answer=ask#answer">
          Ask for a new quote
        </a>
      )}
      <p className={styles.record}>
        {canAsk ? 'Or call' : 'For a new quote, call'} {phone} and name {quote.number}.
      </p>
    </>
  )
}
