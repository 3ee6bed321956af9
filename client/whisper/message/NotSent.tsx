/** A message the server hasn't stored: sending, waiting for a connection, or refused. */
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Modules } from '../../ui/status/Modules'
import { focusBox, putInBox } from '../browser/textBox'
import type { Chat } from '../state/chat'
import type { Unsent } from '../state/unsent'
import type { View } from '../state/view'
import styles from './Messages.module.css'

interface NotSentProps {
  chat: Chat
  unsent: Unsent
  view: View
}

export function NotSent({ chat, unsent, view }: NotSentProps) {
  const { id, text, pick, refusal } = unsent
  const { isStalled } = view
  const mark = refusal ? styles.refused : styles.waiting
  // The offer already shows what was picked.
  const isSaid = !refusal && pick !== undefined && pick.messageId === view.messages.at(-1)?.id
  return (
    <li className={`${styles.mine} ${mark}`}>
      <p className={isSaid ? 'unseen' : styles.words}>
        <span className="unseen">You: </span>
        <span>{text}</span>
      </p>
      {refusal || isStalled ? (
        <Failed reason={refusal?.message ?? whyStalled(view)} isFinal={refusal !== undefined} />
      ) : (
        <p className={styles.state}>
          <Modules />
          <span>Sending</span>
        </p>
      )}
      {(refusal || isStalled) && (
        <p className={styles.actions}>
          {refusal?.code !== 'invalid' && (
            <Button
              look="line"
              size="small"
              onClick={() => {
                if (refusal) focusBox()
                void chat.sender.tryAgain(id)
              }}
            >
              Try again
            </Button>
          )}
          {refusal && (
            <>
              {!pick && (
                <Button
                  look="line"
                  size="small"
                  onClick={() => {
                    putInBox(text)
                    void chat.sender.discard(id)
                  }}
                >
                  Edit
                </Button>
              )}
              <Button
                look="line"
                size="small"
                onClick={() => {
                  focusBox()
                  void chat.sender.discard(id)
                }}
              >
                Discard
              </Button>
            </>
          )}
        </p>
      )}
    </li>
  )
}

function whyStalled({ isLimited, connection }: View): string {
  if (isLimited) return 'Too many messages at once. We’ll send this one in a moment.'
  if (connection !== 'live') return 'We’ll send it once you’re back online.'
  return 'We’ll keep trying to send it.'
}

function Failed({ reason, isFinal }: { reason: string; isFinal: boolean }) {
  return (
    <p className={`${styles.state} ${styles.failed}`} role={isFinal ? 'alert' : undefined}>
      <Icon name="alert" />
      <span>
        <span>Not sent.</span> {reason}
      </span>
    </p>
  )
}
