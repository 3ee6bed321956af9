/** A plain form that works without a script; sendForm.ts submits it without leaving the page. */

import { written } from '#shared/content/written'
import { limits } from '#shared/quotes/limits'
import { Button, buttonClass } from '../../ui/Button'
import { Field } from '../../ui/forms/Field'
import { amount } from '../content/amount'
import { AcceptanceOverruled } from './AcceptanceOverruled'
import styles from './AcceptForm.module.css'
import type { AnswerProps } from './answerProps'
import { Problems } from './Problem'

export function AcceptForm(props: AnswerProps) {
  const { due, quote, refused, canAsk, sendsCopy } = props
  const { revision, validUntil, conditions } = quote
  return (
    <form className={styles.form} method="post">
      <AcceptanceOverruled {...props} />
      <h2 id="answer-heading">Accept this quote</h2>
      <p className={styles.what}>
        By accepting, you order these items for <b>{amount(due.once)}</b> once
        {due.monthly > 0 && (
          <>
            {' '}
            and <b>{amount(due.monthly)}</b> per month
          </>
        )}
        {conditions && (
          <>
            , under the <a href="#terms">terms</a>
          </>
        )}
        .
      </p>
      <input type="hidden" name="turn" value="accept" />
      <input type="hidden" name="revision" value={revision} />
      <Field
        label="Your full name"
        name="name"
        autoComplete="name"
        required
        maxLength={limits.name}
        defaultValue={refused?.typed.name}
        problem={refused?.problems.name}
      />
      <Problems refused={refused} what="Your answer" again="accept" />
      <Button type="submit" size="large" data-sending="Accepting">
        Accept quote
      </Button>
      <div className={styles.others}>
        {canAsk && (
          <a className={buttonClass({ look: 'line' })} href="?answer=ask#answer">
            Ask a question
          </a>
        )}
        <a className={buttonClass({ look: 'line' })} href="?answer=decline#answer">
          Decline
        </a>
      </div>
      <p className={styles.confirmation}>
        We’re notified immediately.{sendsCopy && ' You get a copy by e-mail.'}
      </p>
      <p className={styles.onPaper}>To accept, open this quote’s link by {written(validUntil)}.</p>
    </form>
  )
}
