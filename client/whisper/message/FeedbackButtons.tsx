/** Asks whether an answer helped, then for a comment. Both can be changed. */
import { type FormEvent, useId, useState } from 'react'
import type { Feedback } from '#shared/chat/records'
import { maxCommentLength } from '#shared/chat/rules'
import { tidyMessage } from '#shared/messageText'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import styles from './FeedbackButtons.module.css'

interface FeedbackButtonsProps {
  feedback: Feedback | undefined
  problem: string | undefined
  onFeedback: (feedback: Feedback) => void
}

export function FeedbackButtons({ feedback, problem, onFeedback }: FeedbackButtonsProps) {
  const [isWriting, setWriting] = useState(false)
  const comment = feedback?.comment

  function choose(helpful: boolean) {
    if (feedback?.helpful === helpful) return
    onFeedback(comment === undefined ? { helpful } : { helpful, comment })
    setWriting(comment === undefined)
  }

  return (
    <div className={styles.feedback}>
      <fieldset className={styles.choices}>
        <legend className="unseen">Was this answer helpful?</legend>
        <Choice isChosen={feedback?.helpful === true} onChoose={() => choose(true)}>
          Helpful
        </Choice>
        <Choice isChosen={feedback?.helpful === false} onChoose={() => choose(false)}>
          Not helpful
        </Choice>
      </fieldset>
      {feedback && isWriting && (
        <Comment
          comment={comment ?? ''}
          onSave={(text) => {
            onFeedback(
              text ? { helpful: feedback.helpful, comment: text } : { helpful: feedback.helpful },
            )
            setWriting(false)
          }}
        />
      )}
      {feedback && !isWriting && (
        <p className={styles.comment}>
          {comment && <q>{comment}</q>}
          <Button look="plain" size="small" onClick={() => setWriting(true)}>
            {comment ? 'Change comment' : 'Add a comment'}
          </Button>
        </p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          Not saved. {problem}
        </p>
      )}
    </div>
  )
}

interface ChoiceProps {
  isChosen: boolean
  onChoose: () => void
  children: string
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Button look="line" size="small" aria-pressed={isChosen} onClick={onChoose}>
      {isChosen && <Icon name="check" />}
      {children}
    </Button>
  )
}

function Comment({ comment, onSave }: { comment: string; onSave: (text: string) => void }) {
  const [text, setText] = useState(comment)
  const id = useId()
  const tidy = tidyMessage(text)
  function save(event: FormEvent) {
    event.preventDefault()
    if (tidy !== comment) onSave(tidy)
  }
  return (
    <form className={styles.add} onSubmit={save}>
      <label htmlFor={id}>Anything to add?</label>
      <textarea
        id={id}
        rows={2}
        maxLength={maxCommentLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" disabled={tidy === comment}>
        Save
      </Button>
    </form>
  )
}
