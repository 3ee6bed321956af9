/** Whisper's answer: appears while it is made, then stands with its sources and the visitor's mark. */
import type { VisitorMessage } from '#shared/chat/records'
import type { Emotion } from '#shared/whisper/answer'
import { Face } from '../ui/Face'
import { Modules } from '../ui/Modules'
import styles from './Conversation.module.css'
import type { Chat } from './chat'
import { Mark } from './Mark'
import { Sources } from './Sources'
import type { View } from './view'

interface AnswerProps {
  chat: Chat
  view: View
  message: VisitorMessage
}

export function Answer({ chat, view, message }: AnswerProps) {
  const { id, answer } = message
  const mark = view.marks[id]
  const feedback = mark?.feedback ?? message.feedback
  const isWaiting = answer.status === 'waiting'
  const piece = view.pieces[id]
  return (
    <li className={styles.theirs}>
      <Face emotion={emotionOf(message, feedback?.helpful)} className={styles.face} still />
      <div>
        {/* Announced once, when it stands; while it grows it is only seen. */}
        <div aria-live="polite">
          {isWaiting ? (
            <span className="unseen">Whisper is thinking</span>
          ) : (
            <p className={styles.text}>
              <span className="unseen">Whisper: </span>
              {answer.text}
            </p>
          )}
        </div>
        {isWaiting && (
          <p className={piece ? styles.text : styles.thinking} aria-hidden="true">
            {piece ?? <Modules />}
          </p>
        )}
        <Sources sources={answer.sources} />
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
}

function emotionOf({ answer }: VisitorMessage, helpful: boolean | undefined): Emotion {
  if (answer.status === 'waiting') return 'thinking'
  if (answer.status === 'failed') return 'surprised'
  return helpful ? 'happy' : 'default'
}
