/** The conversation: greeting, days, messages with their answers, and unsent messages. */
import { Fragment, useState } from 'react'
import { company } from '#shared/company'
import { Button } from '../../ui/Button'
import { Face } from '../../ui/face/Face'
import { Answer } from '../message/Answer'
import { dayName, dayOf, timeText } from '../message/days'
import styles from '../message/Messages.module.css'
import { NotSent } from '../message/NotSent'
import { Opening } from '../message/Opening'
import { LeaveMessage } from '../person/LeaveMessage'
import { MessageLeft } from '../person/MessageLeft'
import { MessageSending } from '../person/MessageSending'
import { between, keyOf, PieceOf, Typing, Waiting } from '../person/Person'
import type { Chat } from '../state/chat'
import { chosenOf, isSaidByOffer, openOffer, questionOf, saidBefore } from '../state/offers'
import { isLeavingMessage, isPersonOffered, type View } from '../state/view'
import { useScroll } from './scroll'

export function Conversation({ chat, view }: { chat: Chat; view: View }) {
  const { messages, unsent, unsentContact } = view
  const isLeaving = isLeavingMessage(view)
  const isSending = unsentContact && !unsentContact.refusal
  const sentIds = new Set(messages.map(({ id }) => id))
  const left = unsent.filter(({ id }) => !sentIds.has(id))
  const { ref, onScroll, hasNews, toEnd } = useScroll(view, () => chat.loadOlder())
  const now = Date.now()
  const open = openOffer(view)
  const brought = between(view)
  const { handover } = view.handled
  const isPersonNear = isPersonOffered(view) && view.personRequest === null

  return (
    <div className={styles.frame}>
      <ol ref={ref} className={styles.talk} aria-label="Conversation" onScroll={onScroll}>
        {view.hasOlder ? (
          <Older load={() => chat.loadOlder()} />
        ) : (
          <>
            <li className={styles.note}>
              Conversations are logged. <a href="/privacy">Privacy</a>
            </li>
            <Greeting text={view.opening?.greeting} />
            {messages.length + unsent.length === 0 && (
              <Opening chat={chat} questions={view.opening?.questions ?? []} />
            )}
          </>
        )}
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            {brought.before[index]?.map((piece) => (
              <PieceOf key={keyOf(piece)} piece={piece} />
            ))}
            {dayOf(message.at) !== dayOf(messages[index - 1]?.at ?? now) && (
              <li className={styles.day}>{dayName(message.at, now)}</li>
            )}
            {!isSaidByOffer(message, messages[index - 1]) && (
              <SentMessage text={message.text} at={message.at} />
            )}
            {message.answer.status !== 'person' && (
              <Answer
                chat={chat}
                message={message}
                piece={view.pieces[message.id]}
                pending={view.pendingFeedback[message.id]}
                isOpen={message === open}
                chosen={chosenOf(message, view)}
                isPersonNear={message === messages.at(-1) && isPersonNear}
                question={questionOf(message, view)}
                before={message.answer.action === 'quote' ? saidBefore(message, view) : ''}
              />
            )}
          </Fragment>
        ))}
        {brought.after.map((piece) => (
          <PieceOf key={keyOf(piece)} piece={piece} />
        ))}
        {left.map((one) => (
          <NotSent key={one.id} chat={chat} unsent={one} view={view} />
        ))}
        {handover?.state === 'waiting' && !isLeaving && (
          <Waiting
            handover={handover}
            place={view.handled.place}
            usualWaitMs={view.handled.usualWaitMs}
            isTeamHere={view.isTeamHere}
            onLeave={() => chat.people.leaving(true)}
            onStop={() => chat.people.want(false)}
          />
        )}
        {isSending && <MessageSending to={unsentContact.contact.to} view={view} />}
        {isLeaving && !isSending && <LeaveMessage chat={chat} view={view} />}
        {handover?.state === 'left' && handover.contact && !isLeaving && (
          <MessageLeft
            contact={handover.contact}
            isTeamHere={view.isTeamHere}
            onChange={() => chat.people.leaving(true)}
            onTakeBack={() => chat.people.want(false)}
          />
        )}
        {view.isTyping && handover?.teammate && <Typing name={handover.teammate.name} />}
      </ol>
      {hasNews && (
        <Button size="small" className={styles.news} onClick={toEnd}>
          New answer
        </Button>
      )}
    </div>
  )
}

function Greeting({ text }: { text: string | undefined }) {
  return (
    <li className={styles.theirs}>
      <Face emotion="happy" className={styles.face} />
      <p>
        {text ||
          `Hello, I’m ${company.assistant}, the AI assistant of ${company.name}. Ask me about gates and doors, prices, installation or where we work.`}
      </p>
    </li>
  )
}

function Older({ load }: { load: () => Promise<void> }) {
  const [failed, setFailed] = useState(false)
  return (
    <li className={styles.note}>
      <Button
        look="line"
        size="small"
        onClick={() => {
          setFailed(false)
          load().catch(() => setFailed(true))
        }}
      >
        {failed ? 'Couldn’t load. Try again' : 'Earlier messages'}
      </Button>
    </li>
  )
}

/** A visitor's message that the server has stored. */
function SentMessage({ text, at }: { text: string; at: number }) {
  return (
    <li className={styles.mine}>
      <p className={styles.words}>
        <span className="unseen">You: </span>
        {text}
      </p>
      <p className={styles.state}>
        <span>Sent</span> <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
      </p>
    </li>
  )
}
