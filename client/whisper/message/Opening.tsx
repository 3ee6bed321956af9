/** Suggested questions for starting a conversation. */
import { useId } from 'react'
import { Icon } from '../../ui/Icon'
import type { Chat } from '../state/chat'
import offers from './Offer.module.css'
import styles from './Opening.module.css'

interface OpeningProps {
  chat: Chat
  questions: readonly string[]
}

export function Opening({ chat, questions }: OpeningProps) {
  const id = useId()
  if (questions.length === 0) return null
  return (
    <li>
      <h3 id={id} className={styles.heading}>
        People often ask
      </h3>
      <ul className={offers.rows} aria-labelledby={id}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => void chat.sender.write(question)}>
              {question}
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}
