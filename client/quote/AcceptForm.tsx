/** A plain form, which works without a script; sendForm.ts keeps the page while it is sent. */

import { written } from '#shared/content/written'
import { limits } from '#shared/quotes/limits'
import type { Refused } from '#shared/quotes/privatePage'
import type { PrivateQuote } from '#shared/quotes/records'
import type { Due } from '#shared/quotes/rules'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import styles from './AcceptForm.module.css'
import { amount } from './amount'
import { Problem } from './Problem'

interface Props {
  due: Due
  quote: PrivateQuote
  refused?: Refused | undefined
}

export function AcceptForm({ due, quote: { revision, validUntil }, refused }: Props) {
  return (
    <form className={styles.form} method="post">
      <h2 id="answer-heading">Accept this quote</h2>
      <p className={styles.what}>
        By accepting, you order these items for <b>{amount(due.once)}</b> once
        {due.monthly > 0 && (
          <>
            {' '}
            and <b>{amount(due.monthly)}</b> per month
          </>
        )}
        .
      </p>
      <input type="hidden" name="revision" value={revision} />
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        required
        maxLength={limits.name}
        defaultValue={refused?.name}
        problem={refused?.nameProblem}
      />
      <div role="alert">
        {refused?.nameProblem === null && (
          <Problem>This quote has changed since you opened it. Review it, then accept.</Problem>
        )}
        <Problem isLost>
          Your answer didn’t go through. Check your connection, then accept again. It counts only
          once.
        </Problem>
      </div>
      <Button type="submit" size="large" data-sending="Accepting">
        Accept quote
      </Button>
      <p className={styles.told}>We’re notified immediately.</p>
      <p className={styles.onPaper}>To accept, open this quote’s link by {written(validUntil)}.</p>
    </form>
  )
}
