/** The text box, with notices about the connection and sending. */
import { company, dialed } from '#shared/company'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import type { Chat } from '../state/chat'
import { openOffer } from '../state/offers'
import { isAway, isPersonOffered, type View } from '../state/view'
import styles from './Composer.module.css'
import { MessageForm } from './MessageForm'
import { SoundSwitch } from './SoundSwitch'

export function Composer({ chat, view }: { chat: Chat; view: View }) {
  const { connection, isDurable } = view
  const away = isAway(view)
  const state = view.handled.handover?.state
  const isDown = connection === 'reconnecting' || connection === 'offline'
  return (
    <div className={styles.foot}>
      <div role="status">
        {away && (
          <p className={styles.notice}>
            {company.assistant} is unavailable right now. Please call or text us, or come back
            later.
          </p>
        )}
        {!away && isDown && (
          <p className={styles.notice}>
            {company.assistant} is reconnecting… Keep writing. We’ll send your messages once you’re
            back online.
          </p>
        )}
        {view.personRequest === true && connection !== 'live' && (
          <p className={styles.notice}>We’ll ask for a person once you’re connected.</p>
        )}
        {connection === 'blocked' && (
          <p className={styles.notice}>
            Your browser blocks cookies for this site, so {company.assistant} can’t follow a
            conversation. Allow them, then{' '}
            <Button look="line" size="small" onClick={() => location.reload()}>
              Reload
            </Button>
          </p>
        )}
        {view.linkProblem !== null && <p className={styles.notice}>{view.linkProblem}</p>}
        {!isDurable && (
          <p className={styles.notice}>
            Your browser isn’t storing data for this site. Unsent messages will be lost when you
            leave the page.
          </p>
        )}
      </div>
      <MessageForm
        chat={chat}
        isDisabled={away}
        isOffering={openOffer(view) !== undefined}
        handover={view.handled.handover}
      />
      <div className={styles.end}>
        <People chat={chat} view={view} />
        {state !== 'person' && (
          <p>
            Or <a href={`tel:${dialed(company.quotePhone)}`}>call</a> or{' '}
            <a href={`sms:${dialed(company.supportText)}`}>text</a> us.
          </p>
        )}
        {(state === 'waiting' || state === 'person') && <SoundSwitch />}
      </div>
    </div>
  )
}

/** Asks for a person while that is possible, or goes back to Whisper. */
function People({ chat, view }: { chat: Chat; view: View }) {
  const { handled, isVisible, personRequest, personRequestProblem } = view
  if (personRequestProblem !== null) return <p role="alert">{personRequestProblem}</p>
  if (!isVisible) return null
  if (handled.handover?.state === 'person')
    return (
      <button
        type="button"
        disabled={personRequest !== null}
        onClick={() => chat.people.want(false)}
      >
        Back to {company.assistant}
      </button>
    )
  if (!isPersonOffered(view)) return null
  return (
    <button type="button" disabled={personRequest !== null} onClick={() => chat.people.want(true)}>
      <Icon name="person" />
      Talk to a person
    </button>
  )
}
