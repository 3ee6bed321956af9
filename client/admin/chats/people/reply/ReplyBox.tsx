/** Where a teammate writes a reply or a note. */
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { maxMessageLength, tidyMessage } from '#shared/messageText'
import { Button } from '../../../../ui/Button'
import { Choice } from '../../../../ui/forms/Choice'
import { Notice } from '../../../../ui/status/Notice'
import { useToast } from '../../../../ui/status/Toast'
import { uuid } from '../../../../uuid'
import { draftQuery } from '../../../data/chats/handovers'
import { write } from '../../../data/chats/outbox'
import { useAdminConnection } from '../../../data/live/LiveProvider'
import { InsertMenu } from './InsertMenu'
import styles from './ReplyBox.module.css'
import { SuggestedReply } from './SuggestedReply'
import { type Insert, useInserts } from './useInserts'
import { useReplyDraft } from './useReplyDraft'

const kinds = [
  { id: 'reply', name: 'Reply' },
  { id: 'note', name: 'Note' },
] as const

const typingEveryMs = 3_000
let sentAt = Number.NEGATIVE_INFINITY

interface ReplyBoxProps {
  conversationId: string
  me: string
  isMine: boolean
  /** The message that waits for this teammate's answer. */
  asked: string | undefined
}

export function ReplyBox({ conversationId, me, isMine, asked }: ReplyBoxProps) {
  const connection = useAdminConnection()
  const say = useToast()
  const { text, kind, setText, choose, clear } = useReplyDraft(conversationId, isMine)
  const [dismissed, setDismissed] = useState<string>()
  const { data: made } = useQuery(draftQuery(asked))
  /** Begun while the conversation was theirs. */
  const isLost = kind === 'reply' && !isMine
  const draft = kind === 'reply' && asked !== undefined && asked !== dismissed ? made : undefined
  const box = useRef<HTMLTextAreaElement>(null)
  const tidy = tidyMessage(text)
  const listId = useId()
  const [at, setAt] = useState(0)
  /** By Escape, until something is typed. */
  const [isClosed, setClosed] = useState(false)
  const isSeeking = kind === 'reply' && !isClosed
  const sought = isSeeking ? (/^\/([^\n]{0,60})$/.exec(text)?.[1] ?? null) : null
  const inserts = useInserts(sought)
  const insert = inserts[Math.min(at, inserts.length - 1)]
  const isTooLong = tidy.length > maxMessageLength

  function type(text: string) {
    setText(text)
    setAt(0)
    setClosed(false)
    if (kind === 'note' || isLost || performance.now() < sentAt + typingEveryMs) return
    sentAt = performance.now()
    connection.request('typingTo', { conversationId }).catch(() => undefined)
  }
  function send() {
    if (tidy === '' || isTooLong || isLost) return
    write({ id: uuid(), by: me, conversationId, kind, text: tidy })
    clear()
  }
  function takeDraft() {
    if (!draft) return
    type(draft.text)
    setDismissed(asked)
    box.current?.focus()
  }
  function makeNote() {
    choose('note')
    box.current?.focus()
  }
  async function put(one: Insert) {
    const sought = box.current?.value
    try {
      const read = await one.read()
      // Nobody waits for a slow line: what was typed meanwhile stays.
      if (box.current?.value === sought) type(read)
    } catch (error) {
      say(error instanceof Error ? error.message : String(error), 'error')
    }
    box.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (insert && step !== undefined) {
      event.preventDefault()
      return setAt((inserts.indexOf(insert) + step + inserts.length) % inserts.length)
    }
    if (insert && event.key === 'Escape') {
      event.preventDefault()
      return setClosed(true)
    }
    if (insert && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      event.preventDefault()
      return void put(insert)
    }
    if (event.key === 'ArrowRight' && text === '' && draft) {
      event.preventDefault()
      return takeDraft()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <>
      {draft && (
        <SuggestedReply draft={draft} onUse={takeDraft} onDismiss={() => setDismissed(asked)} />
      )}
      {isLost && (
        <div className={styles.lost}>
          <Notice
            tone="error"
            action={
              <Button look="line" size="small" onClick={makeNote}>
                Make it a note
              </Button>
            }
          >
            This reply can’t be sent, because you no longer have this conversation.
          </Notice>
        </div>
      )}
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <InsertMenu
          id={listId}
          inserts={inserts}
          chosen={insert}
          onChoose={(one) => void put(one)}
        />
        <textarea
          ref={box}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={insert && `${listId}-${insert.id}`}
          aria-label={kind === 'note' ? 'Note' : 'Reply'}
          data-kind={kind}
          rows={2}
          value={text}
          placeholder={
            kind === 'note'
              ? 'Write a note. Only teammates see it.'
              : 'Write a reply. Type / for saved replies.'
          }
          aria-invalid={isTooLong || undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isMine && <Choice label="Write a" chosen={kind} options={[...kinds]} onChoose={choose} />}
        <p>
          {isTooLong
            ? `At most ${maxMessageLength.toLocaleString('en-US')} characters`
            : 'Enter sends, Shift+Enter adds a line'}
        </p>
        <Button type="submit" disabled={tidy === '' || isTooLong || isLost}>
          {kind === 'note' ? 'Add note' : 'Send'}
        </Button>
      </form>
    </>
  )
}
