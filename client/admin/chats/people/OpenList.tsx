/** Waiting visitors, longest wait first, and those with a teammate; or those who left a message. */
import Clock from '~icons/lucide/clock'
import type { OpenHandover } from '#shared/chat/handover/records'
import { Button } from '../../../ui/Button'
import { useNow } from '../../../ui/useNow'
import { lengthText } from '../../ui/companyTime'
import { singleKeys } from '../../ui/keys/singleKeys'
import { useObservable } from '../../ui/observable'
import styles from './OpenList.module.css'
import { visitorOf } from './visitorOf'

export const noneNames = {
  now: 'Nobody is waiting.',
  left: 'Nobody has left a message.',
} as const

interface OpenListProps {
  view: 'now' | 'left'
  open: readonly OpenHandover[] | undefined
  me: string | undefined
  chosen: string | null
  onChoose: (id: string) => void
  onTakeOver: (id: string) => void
}

export function OpenList({ view, open = [], me, chosen, onChoose, onTakeOver }: OpenListProps) {
  const now = useNow(1_000)
  const hasKeys = useObservable(singleKeys)
  const waiting = open.filter(({ handover }) => handover.state !== 'person')
  const mine = open.filter(({ handover }) => handover.teammate?.id === me && handover.teammate)
  const others = open.filter((one) => !waiting.includes(one) && !mine.includes(one))
  const line = (one: OpenHandover, beside: string) => (
    <li key={one.conversationId} data-chosen={one.conversationId === chosen || undefined}>
      <button
        type="button"
        className={styles.row}
        aria-current={one.conversationId === chosen || undefined}
        onClick={() => onChoose(one.conversationId)}
      >
        <b>
          {visitorOf(one)}
          {one.unread && <span className={styles.unread}>{one.unread.count} unread</span>}
        </b>
        <span>{beside}</span>
        <span className={styles.last}>{one.text}</span>
      </button>
    </li>
  )
  return (
    <nav className={styles.list} aria-label="Conversations with people">
      <Group {...heads[view]} count={waiting.length} none={noneNames[view]}>
        {waiting.map((one, index) => {
          const { conversationId: id, text, answer, handover } = one
          return (
            <li key={id} className={styles.waiting} data-chosen={id === chosen || undefined}>
              <p className={styles.who}>
                <b>{visitorOf(one)}</b>
                <span className={styles.wait}>
                  <Clock size={16} aria-hidden="true" />
                  {lengthText(now - handover.waitingSince)}
                </span>
              </p>
              <p>{text || 'Nothing written yet'}</p>
              {answer && (
                <p className={styles.said}>
                  <span>Whisper</span> {answer.text}
                </p>
              )}
              {handover.contact && (
                <p className={styles.said}>
                  <span>Answer to</span> {handover.contact.to}
                </p>
              )}
              <div className={styles.actions}>
                <Button
                  look={index === 0 ? 'solid' : 'line'}
                  size="small"
                  onClick={() => onTakeOver(id)}
                >
                  Take over{hasKeys && index === 0 && <kbd>T</kbd>}
                </Button>
                <Button look="line" size="small" onClick={() => onChoose(id)}>
                  Read first
                </Button>
              </div>
            </li>
          )
        })}
      </Group>
      <Group name="Mine" count={mine.length}>
        {mine.map((one) => line(one, lengthText(now - one.handover.since)))}
      </Group>
      <Group name="With teammates" count={others.length}>
        {others.map((one) =>
          line(one, `${one.handover.teammate?.name}, ${lengthText(now - one.handover.since)}`),
        )}
      </Group>
    </nav>
  )
}

const heads = {
  now: { name: 'Waiting', note: 'longest first' },
  left: { name: 'Left a message', note: 'oldest first' },
} as const

interface GroupProps {
  name: string
  count: number
  note?: string
  /** Shown if the group is empty; without it, an empty group is hidden. */
  none?: string
  children: React.ReactNode
}

function Group({ name, count, note, none, children }: GroupProps) {
  if (count === 0 && none === undefined) return null
  return (
    <section>
      <h3>
        {name} <span>{count}</span>
        {note && <small>{note}</small>}
      </h3>
      {count > 0 ? <ul>{children}</ul> : <p className={styles.none}>{none}</p>}
    </section>
  )
}
