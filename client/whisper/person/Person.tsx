import type { Handover, HandoverLine, Reply } from '#shared/chat/handover/records'
/** The team's part of a conversation: handover lines, replies, and waiting for a person. */
import { company } from '#shared/company'
import { Button } from '../../ui/Button'
import { initialsOf } from '../../ui/initialsOf'
import { Modules } from '../../ui/status/Modules'
import { useNow } from '../../ui/useNow'
import { timeText } from '../message/days'
import { LinkedText } from '../message/LinkedText'
import conversation from '../message/Messages.module.css'
import type { View } from '../state/view'
import styles from './Person.module.css'

export function Initials({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={`${styles.initials} ${className ?? ''}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

function Line({ line: { kind, at, teammate, by } }: { line: HandoverLine }) {
  const name = teammate && <b>{teammate.name}</b>
  const time = timeText(at)
  return (
    <li className={styles.line}>
      <span role="status">
        {kind === 'asked' && <>You asked for a person, {time}</>}
        {kind === 'withdrew' && <>You stopped waiting. {company.assistant} is answering again.</>}
        {kind === 'joined' && (
          <>
            {by && `${by.name} handed you over. `}
            {name} joined, {time}
          </>
        )}
        {kind === 'returned' && (
          <>
            You went back to {company.assistant}, {time}
          </>
        )}
        {kind === 'handed-back' && (
          <>
            {name} handed you back to {company.assistant}
          </>
        )}
        {kind === 'ended' && <>{name} ended the chat.</>}
        {kind === 'over' && <>{name} has left. If you write again, a person will answer.</>}
        {kind === 'left' && <>You left a message, {time}</>}
        {kind === 'took-back' && (
          <>You withdrew your message. {company.assistant} is answering again.</>
        )}
        {kind === 'lapsed' && <>{company.assistant} is answering again.</>}
        {kind === 'put-back' && <>{name} has left. We’ll still reply to your message.</>}
        {kind === 'lost' && <>{name} can’t answer right now. You’re back in line.</>}
      </span>
    </li>
  )
}

function Said({ reply: { teammate, text, at } }: { reply: Reply }) {
  return (
    <li className={conversation.theirs}>
      <Initials name={teammate.name} />
      <div aria-live="polite">
        <p className={styles.by}>
          <b>{teammate.name}</b> <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
        </p>
        <p className={conversation.text}>
          <LinkedText text={text} />
        </p>
      </div>
    </li>
  )
}

export function Typing({ name }: { name: string }) {
  return (
    <li className={styles.typing}>
      <Modules /> {name} is typing
    </li>
  )
}

interface WaitingProps {
  handover: Handover
  place: number | undefined
  usualWaitMs: number | undefined
  isTeamHere: boolean
  onLeave: () => void
  onStop: () => void
}

const ordinals = ['next', 'second', 'third', 'fourth', 'fifth']

export function Waiting({
  handover: { waitingSince },
  place = 1,
  usualWaitMs,
  isTeamHere,
  onLeave,
  onStop,
}: WaitingProps) {
  const now = useNow(10_000)
  const ahead = Math.min(place, 10)
  return (
    <>
      <li className={styles.waiting}>
        <h3>
          {isTeamHere
            ? `You’re ${ordinals[place - 1] ?? `number ${place}`} in line`
            : 'Nobody’s here right now'}
        </h3>
        <p className={styles.since}>Waiting for {lengthText(now - waitingSince)}</p>
        <p className={styles.queue} aria-hidden="true">
          {Array.from({ length: ahead }, (_, index) => (
            <i key={index} />
          ))}
          You
        </p>
        {!isTeamHere && (
          <p>
            We’ll keep your place. Or leave your contact details, and we’ll reply when we’re back.
          </p>
        )}
        {isTeamHere && usualWaitMs !== undefined && (
          <p>
            Typical wait in the last hour: under{' '}
            <b>{minutesText(Math.floor(usualWaitMs / 60_000) + 1)}</b>.
          </p>
        )}
        <Button look="line" onClick={onLeave}>
          Leave my contact details
        </Button>
        <Button look="plain" onClick={onStop}>
          Stop waiting
        </Button>
      </li>
      <li className={styles.more}>You can keep writing. We’ll read it all.</li>
    </>
  )
}

const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

/** 'less than a minute' or '3 min'. */
function lengthText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  return minutes < 1 ? 'less than a minute' : `${minutes} min`
}

/**
 * Handover lines and replies in order, by the message they precede; the rest go at the end. Those
 * before the first message wait for the older messages, if there are any.
 */
export function between({
  messages,
  hasOlder,
  handled: { lines, replies },
}: Pick<View, 'messages' | 'hasOlder' | 'handled'>): {
  before: (Piece[] | undefined)[]
  after: Piece[]
} {
  const from = hasOlder ? (messages[0]?.at ?? 0) : 0
  const pieces = [...lines.map((line) => ({ line })), ...replies.map((reply) => ({ reply }))]
  const inTime = pieces.filter((one) => atOf(one) >= from).sort((a, b) => atOf(a) - atOf(b))
  const before: Piece[][] = messages.map(() => [])
  const after: Piece[] = []
  for (const piece of inTime) {
    const place = messages.findIndex(({ at }) => at > atOf(piece))
    if (place < 0) after.push(piece)
    else before[place]?.push(piece)
  }
  return { before, after }
}

type Piece = { line: HandoverLine } | { reply: Reply }

const atOf = (piece: Piece): number => ('line' in piece ? piece.line.at : piece.reply.at)

export function PieceOf({ piece }: { piece: Piece }) {
  return 'line' in piece ? <Line line={piece.line} /> : <Said reply={piece.reply} />
}

export const keyOf = (piece: Piece): string => ('line' in piece ? piece.line.id : piece.reply.id)
