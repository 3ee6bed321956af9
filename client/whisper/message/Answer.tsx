import { memo } from 'react'
import type { VisitorMessage } from '#shared/chat/records'
/** Whisper's answer: it grows while being written, then shows its sources and feedback buttons. */
import { company } from '#shared/company'
import { Button } from '../../ui/Button'
import { Face } from '../../ui/face/Face'
import { Modules } from '../../ui/status/Modules'
import { fillsScreen } from '../browser/fillsScreen'
import type { Chat } from '../state/chat'
import type { View } from '../state/view'
import { Action } from './Action'
import { emotionOf } from './emotion'
import { FeedbackButtons } from './FeedbackButtons'
import { LinkedText } from './LinkedText'
import styles from './Messages.module.css'
import { Offer } from './Offer'
import { Sources } from './Sources'

interface AnswerProps {
  chat: Chat
  message: VisitorMessage
  /** Text so far, while the answer is being written. */
  piece: string | undefined
  /** Feedback not saved yet. */
  pending: View['pendingFeedback'][string] | undefined
  /** Whether the answer's offer can still be picked from, and what was picked. */
  isOpen: boolean
  chosen: string | undefined
  /** Whether the visitor can ask for a person here. */
  isPersonNear: boolean
  /** The question, as the quote form gets it, and what the visitor wrote before. */
  question: string
  before: string
}

export const Answer = memo(function Answer(props: AnswerProps) {
  const { chat, message, piece, pending, isOpen, chosen, isPersonNear, question, before } = props
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
        {/* Announced once when complete; while it grows, it is only visible. */}
        <div aria-live="polite">
          {isWaiting ? (
            <span className="unseen">{company.assistant} is thinking</span>
          ) : (
            <p className={styles.text}>
              <span className="unseen">{company.assistant}: </span>
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
            onPick={(offer, title) => chat.sender.pick({ messageId: id, offer }, title)}
          />
        )}
        {action && (
          <Action
            action={action}
            question={question}
            before={before}
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
