/** Asks a question, which a person answers by e-mail. */
import { written } from '#shared/content/written'
import { limits } from '#shared/quotes/limits'
import { Button, buttonClass } from '../../ui/Button'
import { Field } from '../../ui/forms/Field'
import styles from './AcceptForm.module.css'
import type { AnswerProps } from './answerProps'
import { Problems } from './Problem'

export function AskForm({ quote, refused, questionId }: AnswerProps) {
  const { status, validUntil, isBeingRevised } = quote
  return (
    <form className={styles.form} method="post" data-kept>
      <h2 id="answer-heading">Ask a question</h2>
      <input type="hidden" name="turn" value="ask" />
      <input type="hidden" name="id" value={refused?.typed.id ?? questionId} />
      <Field
        label="Your question"
        name="question"
        rows={4}
        required
        maxLength={limits.question}
        defaultValue={refused?.typed.question}
        problem={refused?.problems.question}
      />
      <Field
        label="Reply to"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={limits.email}
        defaultValue={refused?.typed.email}
        problem={refused?.problems.email}
      />
      <Problems refused={refused} what="Your question" again="send it" />
      <Button type="submit" size="large" data-sending="Sending">
        Send question
      </Button>
      <a className={buttonClass({ look: 'line', size: 'large' })} href="?#answer">
        Back to the quote
      </a>
      <p className={styles.confirmation}>
        A person answers by e-mail.
        {status === 'sent' &&
          !isBeingRevised &&
          ` The quote stays open until ${written(validUntil)}.`}
      </p>
    </form>
  )
}
