/** Conversation rows: who, the last message, who answers, where, and when. */
import { useEffect, useRef } from 'react'
import Clock from '~icons/lucide/clock'
import { channels } from '#shared/chat/channels'
import type { ConversationRow, ConversationState } from '#shared/chat/conversations/records'
import { useNow } from '../../../ui/useNow'
import { type CompanyTime, lengthText } from '../../ui/companyTime'
import { countOf } from '../../ui/countText'
import { useSingleKeys } from '../../ui/keys/singleKeys'
import styles from './ConversationRows.module.css'
import { KeepScrollPosition } from './KeepScrollPosition'

interface ConversationRowsProps {
  label: string
  rows: readonly ConversationRow[]
  chosen: string | null
  /** The signed-in teammate's id. */
  me: string | undefined
  time: CompanyTime
  /** Below the last row. */
  end?: React.ReactNode
  onChoose: (id: string) => void
}

export function ConversationRows(props: ConversationRowsProps) {
  const { label, rows, chosen, me, time, end, onChoose } = props
  const now = useNow(10_000)
  const list = useRef<HTMLElement>(null)
  const move = (by: 1 | -1) => {
    const index = rows.findIndex(({ id }) => id === chosen)
    const next = rows[index < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, index + by))]
    if (next) onChoose(next.id)
  }
  useSingleKeys({ j: () => move(1), k: () => move(-1) })
  useEffect(() => {
    list.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  return (
    <nav ref={list} className={styles.list} aria-label={label}>
      <KeepScrollPosition list={list}>
        <ul>
          {rows.map((row) => (
            <li key={row.id} data-row={row.id} data-chosen={row.id === chosen || undefined}>
              <button
                type="button"
                className={styles.row}
                aria-current={row.id === chosen || undefined}
                onClick={() => onChoose(row.id)}
              >
                <span className={styles.who}>
                  <b>{row.visitor}</b>
                  {row.unread > 0 && <span className={styles.unread}>{row.unread} unread</span>}
                </span>
                <time dateTime={new Date(row.lastAt).toISOString()}>
                  {whenOf(row.lastAt, time, now)}
                </time>
                <span className={styles.last}>
                  {row.last ? <LastMessage {...row.last} /> : 'Nothing written yet'}
                </span>
                <State row={row} me={me} now={now} />
                <span className={styles.where}>{row.page || channels[row.channel].name}</span>
                <span className={styles.facts}>{factsOf(row, time, now)}</span>
              </button>
            </li>
          ))}
        </ul>
      </KeepScrollPosition>
      {end}
    </nav>
  )
}

function LastMessage({ by, name = 'A teammate', text }: NonNullable<ConversationRow['last']>) {
  if (by === 'visitor') return text
  return (
    <>
      <b>{by === 'whisper' ? 'Whisper' : name}</b> {text}
    </>
  )
}

function State({ row, me, now }: { row: ConversationRow; me: string | undefined; now: number }) {
  const { state, erasureAskedAt } = row
  const isUrgent = erasureAskedAt !== undefined || state.kind === 'waiting'
  return (
    <span className={isUrgent ? styles.urgent : styles.state}>
      {isUrgent && <Clock size={16} aria-hidden="true" />}
      {erasureAskedAt === undefined ? stateText(state, me, now) : 'Erasure requested'}
    </span>
  )
}

function stateText(
  { kind, since = 0, teammate }: ConversationState,
  me: string | undefined,
  now: number,
) {
  const name = teammate?.name ?? 'a teammate'
  const texts: Record<ConversationState['kind'], string> = {
    whisper: 'Whisper answers',
    waiting: `Waiting for ${lengthText(now - since)}`,
    person: teammate !== undefined && teammate.id === me ? 'With you' : `With ${name}`,
    left: 'Left a message',
    answered: 'Answered',
    ended: `Ended by ${name}`,
    'handed-back': `Handed back by ${name}`,
  }
  return texts[kind]
}

const minuteMs = 60_000

/** '9:36 AM', or the date if on another day. */
function whenOf(at: number, time: CompanyTime, now: number): string {
  return time.day(at) === time.day(now) ? time.shortTime(at) : time.recent(at, now)
}

/** 'Began 9:36 AM, 4 messages in 12 min'. */
function factsOf({ startedAt, lastAt, messages }: ConversationRow, time: CompanyTime, now: number) {
  const many = countOf(messages, 'message')
  const minutes = Math.round((lastAt - startedAt) / minuteMs)
  const length = minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
  return `Began ${whenOf(startedAt, time, now)}, ${many}${minutes > 0 ? ` in ${length}` : ''}`
}
