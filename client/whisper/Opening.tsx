/** Suggested questions for starting a conversation. */
import type { Chat } from './chat'
import offers from './Offer.module.css'

interface OpeningProps {
  chat: Chat
  questions: readonly string[]
}

export function Opening({ chat, questions }: OpeningProps) {
  if (questions.length === 0) return null
  return (
    <li>
      <ul className={offers.rows} aria-label="Questions to begin with">
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => void chat.sending.write(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}
