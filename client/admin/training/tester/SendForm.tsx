/** Trims a message; sends none while it is blank or one is pending (specification, section 5). */
import { type FormEvent, useState } from 'react'
import { maxMessageLength, tidyMessage } from '#shared/messageText'
import { Button } from '../../../ui/Button'
import styles from './Tester.module.css'

interface SendFormProps {
  isDisabled: boolean
  onSend: (text: string) => void
}

export function SendForm({ isDisabled, onSend }: SendFormProps) {
  const [text, setText] = useState('')
  const message = tidyMessage(text)
  const canSend = message !== '' && !isDisabled
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!canSend) return
    onSend(message)
    setText('')
  }
  return (
    <form className={styles.send} onSubmit={submit}>
      <input
        aria-label="Message"
        placeholder="Message"
        autoComplete="off"
        maxLength={maxMessageLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="line" disabled={!canSend}>
        Send
      </Button>
    </form>
  )
}
