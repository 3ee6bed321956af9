/** Suggested questions for starting a conversation. */
import { useState } from 'react'
import type { Chat } from './chat'
import offers from './Offer.module.css'

interface OpeningProps {
  chat: Chat
  questions: readonly string[]
}

export function Opening({ chat, questions }: OpeningProps) {
  // The list stays until the chosen question is stored, so hide it right away.
  const [isChosen, setChosen] = useState(false)
  if (questions.length === 0 || isChosen) return null
  return (
    <li>
      <ul className={offers.rows} aria-label="Questions to begin with">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => {
                setChosen(true)
                void chat.sending.write(question)
              }}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}
