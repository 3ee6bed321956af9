/** Whisper's answer: appears while it is made, then stands with its sources and the visitor's mark. */
import { memo } from 'react'
import type { VisitorMessage } from '#shared/chat/records'
import { Face } from '../ui/Face'
import { Modules } from '../ui/Modules'
import styles from './Conversation.module.css'
import type { Chat } from './chat'
import { emotionOf } from './emotion'
import { fillsScreen } from './fillsScreen'
import { Linked } from './Linked'
import { Mark } from './Mark'
import { Sources } from './Sources'
import type { View } from './view'

interface AnswerProps {
  chat: Chat
  message: VisitorMessage
  /** As far as it is written, while it is being made. */
  piece: string | undefined
  /** A mark that is not saved yet. */
  mark: View['marks'][string] | undefined
}

export const Answer = memo(function Answer({ chat, message, piece, mark }: AnswerProps) {
  const { id, answer } = message
  const feedback = mark?.feedback ?? message.feedback
  const isWaiting = answer.status === 'waiting'
  return (
    <li className={styles.theirs}>
      <Face emotion={emotionOf(answer.status, feedback?.helpful)} className={styles.face} still />
      <div>
        {/* Announced once, when it stands; while it grows it is only seen. */}
        <div aria-live="polite">
          {isWaiting ? (
            <span className="unseen">Whisper is thinking</span>
          ) : (
            <p className={styles.text}>
              <span className="unseen">Whisper: </span>
              <Linked text={answer.text} />
            </p>
          )}
        </div>
        {isWaiting && (
          <p className={piece ? styles.text : styles.thinking} aria-hidden="true">
            {piece ?? <Modules />}
          </p>
        )}
        <Sources sources={answer.sources} onFollow={() => fillsScreen() && chat.setOpen(false)} />
        {answer.status === 'done' && (
          <Mark
            feedback={feedback}
            problem={mark?.problem}
            onMark={(feedback) => chat.marks.mark(id, feedback)}
          />
        )}
      </div>
    </li>
  )
})
