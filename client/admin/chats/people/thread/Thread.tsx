/** A conversation, oldest first. At its end it follows new messages. */
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import CircleAlert from '~icons/lucide/circle-alert'
import Lock from '~icons/lucide/lock'
import type { Handled } from '#shared/chat/handover/records'
import type { Interaction } from '#shared/chat/records'
import { Button } from '../../../../ui/Button'
import { removeUnsent, restoreUnsent, type Unsent, unsent } from '../../../data/chats/outbox'
import type { Wanted } from '../../../data/chats/wanted'
import { type Answered, newEntryPath } from '../../../data/knowledge/paths'
import type { CompanyTime } from '../../../ui/companyTime'
import { useObservable } from '../../../ui/observable'
import { UndoLine } from '../../../ui/undo/UndoLine'
import { useUndo } from '../../../ui/undo/useUndo'
import { Earlier } from './Earlier'
import { lineText } from './lineText'
import { TextedPhotos } from './TextedPhotos'
import { type Piece, threadOf } from './thread'
import styles from './Thread.module.css'
import { useTyping } from './useTyping'

interface ThreadProps {
  interactions: readonly Interaction[]
  wanted: Wanted
  /** The cursor before which nothing is loaded; null if there is nothing. */
  downTo: string | null
  handled: Handled
  conversationId: string
  me: string | undefined
  time: CompanyTime
}

const near = 48

export function Thread(props: ThreadProps) {
  const { interactions, wanted, downTo, handled, conversationId, me, time } = props
  const left = useObservable(unsent).filter(
    (one) => one.conversationId === conversationId && one.by === me,
  )
  const undo = useUndo<{ message: Unsent; at: number }>()
  const pieces = threadOf(interactions, handled, downTo !== null)
  const isTyping = useTyping(conversationId)
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const place = useRef({ first: '', height: 0 })
  const mine = pieces.findLast(
    (piece) =>
      piece.kind === 'written' && piece.reply.teammate.id === me && piece.reply.kind === 'reply',
  )

  // Runs after every render, because anything may have changed the height.
  useLayoutEffect(() => {
    if (!list.current) return
    const { scrollTop, scrollHeight } = list.current
    const first = pieces[0]?.id ?? ''
    if (isAtEnd.current) list.current.scrollTop = scrollHeight
    // What is read stays put when earlier messages come above it.
    else if (first !== place.current.first)
      list.current.scrollTop = scrollTop + scrollHeight - place.current.height
    place.current = { first, height: scrollHeight }
  })

  function remove(message: Unsent): void {
    undo.offer('the unsent message', { message, at: unsent.get().indexOf(message) })
    removeUnsent(message.id)
  }

  return (
    <>
      <ol
        ref={list}
        className={styles.thread}
        aria-label="What was said"
        // A scrolling list must be reachable by keyboard even before it contains a button.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, clientHeight, scrollTop } }) => {
          isAtEnd.current = scrollHeight - clientHeight - scrollTop < near
        }}
      >
        {downTo !== null && <Earlier wanted={wanted} before={downTo} />}
        {pieces.map((piece, index) => (
          <PieceOf
            key={piece.id}
            piece={piece}
            me={me}
            time={time}
            asked={askedBefore(pieces, index)}
            isSeen={piece === mine && (handled.seenAt ?? 0) >= piece.at}
          />
        ))}
        {left.map((message) => {
          const { id, kind, text, problem } = message
          return (
            <li key={id} className={kind === 'note' ? styles.note : styles.ours} data-unsent="">
              <p className={styles.words}>{text}</p>
              <p className={styles.by} role={problem ? 'alert' : undefined}>
                {problem ? `Not sent. ${problem}` : 'Sending…'}
                {problem && (
                  <Button look="line" size="small" onClick={() => remove(message)}>
                    Remove
                  </Button>
                )}
              </p>
            </li>
          )
        })}
        {isTyping && <li className={styles.typing}>The visitor is typing…</li>}
      </ol>
      <UndoLine undo={undo} onUndo={({ message, at }) => restoreUnsent(message, at)} />
    </>
  )
}

interface PieceProps {
  piece: Piece
  me: string | undefined
  time: CompanyTime
  /** The visitor's message before it. */
  asked: string | undefined
  isSeen: boolean
}

function PieceOf({ piece, me, time, asked, isSeen }: PieceProps) {
  const at = <time dateTime={new Date(piece.at).toISOString()}>{time.shortTime(piece.at)}</time>
  if (piece.kind === 'asked')
    return (
      <li className={styles.theirs}>
        <p className={styles.by}>
          <b>Visitor</b> {at}
        </p>
        <p className={styles.words}>{piece.interaction.userMessage}</p>
        <TextedPhotos of={piece.interaction} />
      </li>
    )
  if (piece.kind === 'answered')
    return (
      <li className={styles.whisper}>
        <p className={styles.by}>
          <b>Whisper</b> {at}
        </p>
        <p className={styles.words}>{piece.interaction.botResponse}</p>
      </li>
    )
  if (piece.kind === 'line')
    return (
      <li className={styles.line}>
        <span>
          {lineText(piece.line)} at {at}
        </span>
      </li>
    )
  const { kind, text, teammate, problem } = piece.reply
  const name = teammate.id === me ? 'You' : teammate.name
  if (kind === 'note')
    return (
      <li className={styles.note}>
        <Lock size={16} aria-hidden="true" />
        <p className={styles.words}>{text}</p>
        <p className={styles.by}>
          <b>Note by {name}</b> {at}, only teammates see it
        </p>
      </li>
    )
  return (
    <li className={styles.ours}>
      <p className={styles.by}>
        <b>{name}</b> {at}
        {isSeen && ', seen'}
      </p>
      <p className={styles.words}>{text}</p>
      {problem !== undefined && (
        <p className={styles.undelivered} role="status">
          <CircleAlert size={16} aria-hidden="true" />
          <span>
            <b>Not delivered.</b> {problem}
          </span>
        </p>
      )}
      {asked !== undefined && (
        <Link
          className={styles.teach}
          to={newEntryPath}
          state={{ id: piece.id, question: asked, answer: text } satisfies Answered}
        >
          Turn into an entry
        </Link>
      )}
    </li>
  )
}

function askedBefore(pieces: readonly Piece[], index: number): string | undefined {
  const asked = pieces.slice(0, index).findLast((piece) => piece.kind === 'asked')
  return asked?.interaction.userMessage
}
