/** The text box, and beside it what the visitor needs to know about sending. */
import { company, dialled } from '#shared/company'
import { Button } from '../ui/Button'
import type { Chat } from './chat'
import styles from './Foot.module.css'
import { openOffer } from './offers'
import type { View } from './view'
import { Write } from './Write'

export function Foot({ chat, view }: { chat: Chat; view: View }) {
  const { connection, isVisible, isDurable } = view
  const isDown = connection === 'reconnecting' || connection === 'offline'
  return (
    <div className={styles.foot}>
      <div role="status">
        {!isVisible && (
          <p className={styles.notice}>
            Whisper is taking a break and takes no messages at the moment. Please call or text us,
            or come back later.
          </p>
        )}
        {isVisible && isDown && (
          <p className={styles.notice}>
            Whisper is connecting again… Keep writing, your messages go out as soon as the line is
            back.
          </p>
        )}
        {connection === 'blocked' && (
          <p className={styles.notice}>
            Your browser keeps no cookie for this site, so Whisper cannot follow a conversation.
            Allow cookies for this site, then{' '}
            <Button look="line" size="small" onClick={() => location.reload()}>
              Reload
            </Button>
          </p>
        )}
        {!isDurable && (
          <p className={styles.notice}>
            This browser stores nothing for this site: messages that are not sent yet will not
            outlive the page.
          </p>
        )}
      </div>
      <Write chat={chat} isDisabled={!isVisible} isOffering={openOffer(view) !== undefined} />
      <p className={styles.end}>
        Or <a href={`tel:${dialled(company.quotePhone)}`}>call</a> or{' '}
        <a href={`sms:${dialled(company.supportText)}`}>text</a> us.
      </p>
    </div>
  )
}
