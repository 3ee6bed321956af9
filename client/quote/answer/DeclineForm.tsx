/** Declines the quote, with an optional reason. */
import { limits } from '#shared/quotes/limits'
import { Button, buttonClass } from '../../ui/Button'
import { Field } from '../../ui/forms/Field'
import styles from './AcceptForm.module.css'
import type { AnswerProps } from './answerProps'
import choices from './DeclineForm.module.css'
import { Problems } from './Problem'

export function DeclineForm({ quote, refused }: AnswerProps) {
  return (
    <form className={styles.form} method="post">
      <h2 id="answer-heading">Decline this quote</h2>
      <input type="hidden" name="turn" value="decline" />
      <input type="hidden" name="revision" value={quote.revision} />
      <fieldset className={choices.choices}>
        <legend>Why? (optional)</legend>
        {declineReasons.map((reason) => (
          <label key={reason}>
            <input
              type="radio"
              name="choice"
              value={reason}
              defaultChecked={refused?.typed.choice === reason}
            />
            {reason}
          </label>
        ))}
      </fieldset>
      <Field
        label="Anything to add (optional)"
        name="reason"
        rows={2}
        maxLength={limits.addedReason}
        defaultValue={refused?.typed.reason}
        problem={refused?.problems.reason}
      />
      <Problems refused={refused} what="Your answer" again="decline" />
      <Button type="submit" size="large" data-sending="Declining">
        Decline quote
      </Button>
      <a className={buttonClass({ look: 'line', size: 'large' })} href="?#answer">
        Back to the quote
      </a>
    </form>
  )
}

/** The reasons a customer can choose for a decline, besides their own words. */
const declineReasons = [
  'Costs too much',
  'Not now',
  'Chose another company',
  'Something else',
] as const
