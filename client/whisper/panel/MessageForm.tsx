/** Send is disabled while the text is blank or the field disabled (specification, section 5). */
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Handover } from '#shared/chat/handover/records'
import { countFromLength } from '#shared/chat/rules'
import { maxMessageLength, tidyMessage } from '#shared/messageText'
import { Button } from '../../ui/Button'
import { rememberDraft } from '../browser/remembered'
import { textBox, writeInBox } from '../browser/textBox'
import type { Chat } from '../state/chat'
import styles from './Composer.module.css'

interface MessageFormProps {
  chat: Chat
  isDisabled: boolean
  /** Whether an offer is open. */
  isOffering: boolean
  handover: Handover | null
}

export function MessageForm({ chat, isDisabled, isOffering, handover }: MessageFormProps) {
  const { text } = useSyncExternalStore(textBox.subscribe, textBox.get)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const { length } = tidyMessage(text)
  const isCounting = length >= countFromLength

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    // One line while empty, however long the placeholder is.
    if (text) element.style.height = `${element.scrollHeight + 2}px`
  }, [text])

  useLayoutEffect(() => {
    // Disabling a focused field would lose the focus, and Escape would stop working.
    if (isDisabled && box.current === document.activeElement)
      box.current?.closest('dialog')?.focus()
  }, [isDisabled])

  function send() {
    if (length === 0 || isDisabled) return
    textBox.set({ text: '' })
    // Until the message is stored, a reload restores it from the draft.
    void chat.sender.write(text).then(() => rememberDraft(textBox.get().text))
    box.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also commits an IME composition; that one doesn't send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className="unseen" htmlFor={id}>
        Message
      </label>
      <textarea
        ref={box}
        id={id}
        name="message"
        rows={1}
        placeholder={placeholderOf(isOffering, handover)}
        enterKeyHint="send"
        autoComplete="off"
        value={text}
        disabled={isDisabled}
        aria-describedby={isCounting ? `${id}-count` : undefined}
        onChange={(event) => {
          writeInBox(event.target.value)
          chat.people.reportTyping()
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" disabled={length === 0 || isDisabled}>
        Send
      </Button>
      {isCounting && (
        <p
          id={`${id}-count`}
          className={styles.count}
          data-over={length > maxMessageLength || undefined}
        >
          {length.toLocaleString('en-US')} of {maxMessageLength.toLocaleString('en-US')} characters
        </p>
      )}
    </form>
  )
}

function placeholderOf(isOffering: boolean, handover: Handover | null): string {
  if (handover?.teammate) return `Message ${handover.teammate.name}`
  if (handover?.state === 'waiting') return 'Add a detail'
  return isOffering ? 'Or ask another way' : 'Ask about gates, prices, areas'
}
