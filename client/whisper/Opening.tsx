/** Questions to begin with. */
import { useState } from 'react'
import type { Chat } from './chat'
import offers from './Offer.module.css'

interface OpeningProps {
  chat: Chat
  questions: readonly string[]
}

export function Opening({ chat, questions }: OpeningProps) {
  // Until it is kept, the questions are still here.
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
