/** The customer's answer: a form while the quote can be answered, otherwise the answer given or why not. */
import type { PrivateQuote } from '#shared/quotes/records'
import { AcceptForm } from './AcceptForm'
import styles from './Answer.module.css'
import { AnswerFoot } from './AnswerFoot'
import type { AnswerProps } from './answerProps'
import { AskForm } from './AskForm'
import { DeclineForm } from './DeclineForm'
import { QuestionSent, Outcome } from './Outcome'

/** Whether it can't be answered any more, or for now. */
export function hasOutcome({ status, isBeingRevised }: PrivateQuote): boolean {
  return isBeingRevised === true || (status !== 'sent' && status !== 'draft')
}

export function Answer(props: AnswerProps) {
  return (
    <section className={styles.answer} id="answer" tabIndex={-1} aria-labelledby="answer-heading">
      <Inside {...props} />
      <AnswerFoot />
    </section>
  )
}

function Inside(props: AnswerProps) {
  const { quote, turn, canAsk } = props
  if (turn === 'ask' && canAsk) return <AskForm {...props} />
  if (turn === 'asked' && canAsk) return <QuestionSent />
  if (hasOutcome(quote)) return <Outcome {...props} />
  return turn === 'decline' ? <DeclineForm {...props} /> : <AcceptForm {...props} />
}
