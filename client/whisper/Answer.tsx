/** Whisper's answer: appears while it is made, then stands with its sources and the visitor's feedback. */
import { memo } from 'react'
import type { VisitorMessage } from '#shared/chat/records'
import { Button } from '../ui/Button'
import { Face } from '../ui/Face'
import { Modules } from '../ui/Modules'
import { Action } from './Action'
import type { Chat } from './chat'
import styles from './Conversation.module.css'
import { emotionOf } from './emotion'
import { FeedbackButtons } from './FeedbackButtons'
import { fillsScreen } from './fillsScreen'
import { LinkedText } from './LinkedText'
import { Offer } from './Offer'
import { Sources } from './Sources'
import type { View } from './view'

interface AnswerProps {
  chat: Chat
  message: VisitorMessage
  /** As far as it is written, while it is being made. */
  piece: string | undefined
  /** Feedback that is not saved yet. */
  pending: View['pendingFeedback'][string] | undefined
  /** Of its offer: whether it can be chosen from, and what was chosen. */
  isOpen: boolean
  chosen: string | undefined
  /** Whether a person can be asked for here. */
  isPersonNear: boolean
  /** What was asked, as the quote form takes it. */
  question: string
}

export const Answer = memo(function Answer(props: AnswerProps) {
  const { chat, message, piece, pending, isOpen, chosen, isPersonNear, question } = props
  const { id, answer } = message
  const { offers, action } = answer
  const feedback = pending?.feedback ?? message.feedback
  const isWaiting = answer.status === 'waiting'
  return (
    <li className={styles.theirs} data-wide={isOpen || undefined}>
      <Face
        emotion={emotionOf(answer.status, feedback?.helpful, isOpen)}
        className={styles.face}
        still
      />
      <div>
        {/* Announced once, when it stands; while it grows it is only seen. */}
        <div aria-live="polite">
          {isWaiting ? (
            <span className="unseen">Whisper is thinking</span>
          ) : (
            <p className={styles.text}>
              <span className="unseen">Whisper: </span>
              <LinkedText text={answer.text} />
              {isOpen && (
                <span className="unseen">
                  {` ${offers.length} ${offers.length === 1 ? 'choice' : 'choices'}, or none of these.`}
                </span>
              )}
            </p>
          )}
        </div>
        {isWaiting && (
          <p className={piece ? styles.text : styles.thinking} aria-hidden="true">
            {piece ?? <Modules />}
          </p>
        )}
        <Sources sources={answer.sources} onFollow={() => fillsScreen() && chat.setOpen(false)} />
        {offers.length > 0 && (
          <Offer
            offers={offers}
            isOpen={isOpen}
            chosen={chosen}
            onPick={(offer, title) => chat.sending.pick({ messageId: id, offer }, title)}
          />
        )}
        {action && (
          <Action
            action={action}
            question={question}
            said={answer.text}
            onPerson={isPersonNear ? () => chat.people.want(true) : undefined}
          />
        )}
        {answer.status === 'done' && offers.length === 0 && (
          <FeedbackButtons
            feedback={feedback}
            problem={pending?.problem}
            onFeedback={(feedback) => chat.feedback.give(id, feedback)}
          />
        )}
        {feedback?.helpful === false && isPersonNear && action !== 'person' && (
          <Button look="line" size="small" onClick={() => chat.people.want(true)}>
            Talk to a person
          </Button>
        )}
      </div>
    </li>
  )
})
