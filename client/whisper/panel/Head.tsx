import { company } from '#shared/company'
import { Button } from '../../ui/Button'
import { Face } from '../../ui/face/Face'
import { Icon } from '../../ui/Icon'
import { LiveDot } from '../../ui/status/LiveDot'
import { Initials } from '../person/Person'
import { isAway, type View } from '../state/view'
import styles from './Panel.module.css'

interface HeadProps {
  title: string
  view: View
  page: 'conversation' | 'data'
  onPage: (page: 'conversation' | 'data') => void
  onClose: () => void
}

export function Head({ title, view, page, onPage, onClose }: HeadProps) {
  const isThinking = view.messages.some(({ answer }) => answer.status === 'waiting')
  const { teammate } = view.handled.handover ?? {}
  return (
    <div className={styles.head}>
      {teammate ? (
        <Initials name={teammate.name} className={styles.face} />
      ) : (
        <Face emotion={isThinking ? 'thinking' : 'default'} className={styles.face} />
      )}
      <div className={styles.name}>
        <h2 id={title}>{teammate?.name ?? company.assistant}</h2>
        <p role="status">
          <State view={view} />
        </p>
      </div>
      {page === 'data' ? (
        <Button look="plain" size="small" onClick={() => onPage('conversation')}>
          <Icon name="back" />
          Back
        </Button>
      ) : (
        <Button look="plain" size="small" onClick={() => onPage('data')}>
          Your data
        </Button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={`Close ${company.assistant}`}
        onClick={onClose}
      >
        <Icon name="close" size={24} />
      </button>
    </div>
  )
}

function State({ view }: { view: View }) {
  const { connection, handled } = view
  if (connection === 'connecting') return 'Connecting…'
  if (connection === 'blocked') return 'Not connected'
  if (connection === 'offline') return <LiveDot state="offline" />
  if (connection === 'reconnecting') return <LiveDot state="reconnecting" />
  if (isAway(view)) return 'Away'
  if (handled.handover?.teammate) return <LiveDot state="live">{company.name} team</LiveDot>
  return (
    <>
      <LiveDot state="live" />
      <span className={styles.tail}>. AI assistant, {company.availability}</span>
    </>
  )
}
