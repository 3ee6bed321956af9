/** Where a teammate writes to the visitor, or a note for the others. What stands in it outlives a reload. */
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { maxMessageLength, tidyMessage } from '#shared/chat/rules'
import { Button } from '../../../ui/Button'
import { Choice } from '../../../ui/Choice'
import { draftQuery } from '../../data/chats/handovers'
import { usePanelLine } from '../../data/live/FeedProvider'
import { Draft } from './Draft'
import { write } from './outbox'
import styles from './ReplyBox.module.css'

const kinds = [
  { id: 'reply', name: 'Reply' },
  { id: 'note', name: 'Note' },
] as const

const typingEveryMs = 3_000
let toldAt = Number.NEGATIVE_INFINITY

interface ReplyBoxProps {
  conversationId: string
  me: string | undefined
  isMine: boolean
  /** The message that waits for an answer of this teammate. */
  asked: string | undefined
}

export function ReplyBox({ conversationId, me, isMine, asked }: ReplyBoxProps) {
  const line = usePanelLine()
  const draftKey = `reply-draft ${conversationId}`
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '')
  const [chosen, setChosen] = useState<'reply' | 'note'>('reply')
  const [dismissed, setDismissed] = useState<string>()
  const { data: made } = useQuery(draftQuery(asked))
  const kind = isMine ? chosen : 'note'
  const draft = kind === 'reply' && asked !== undefined && asked !== dismissed ? made : undefined
  const box = useRef<HTMLTextAreaElement>(null)
  const tidy = tidyMessage(text)
  const isTooLong = tidy.length > maxMessageLength

  function type(text: string) {
    setText(text)
    sessionStorage.setItem(draftKey, text)
    if (kind === 'note' || performance.now() < toldAt + typingEveryMs) return
    toldAt = performance.now()
    line.request('typingTo', { conversationId }).catch(() => undefined)
  }
  function send() {
    if (tidy === '' || isTooLong || me === undefined) return
    write({ id: crypto.randomUUID(), by: me, conversationId, kind, text: tidy })
    setText('')
    sessionStorage.removeItem(draftKey)
  }
  function takeDraft() {
    if (!draft) return
    type(draft.text)
    setDismissed(asked)
    box.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
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
      {draft && <Draft draft={draft} onUse={takeDraft} onDismiss={() => setDismissed(asked)} />}
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <textarea
          ref={box}
          aria-label={kind === 'note' ? 'Note' : 'Reply'}
          rows={2}
          value={text}
          placeholder={kind === 'note' ? 'Write a note. Only teammates see it.' : 'Write a reply.'}
          aria-invalid={isTooLong || undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isMine && (
          <Choice label="Write a" chosen={chosen} options={[...kinds]} onChoose={setChosen} />
        )}
        <p>
          {isTooLong
            ? `At most ${maxMessageLength.toLocaleString('en-US')} characters`
            : 'Enter sends, Shift+Enter adds a line'}
        </p>
        <Button type="submit" disabled={tidy === '' || isTooLong}>
          {kind === 'note' ? 'Add note' : 'Send'}
        </Button>
      </form>
    </>
  )
}
