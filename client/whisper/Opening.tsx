/** Questions to begin with, and what became of a conversation that was just erased here. */
import type { Chat } from './chat'
import styles from './Conversation.module.css'
import { Erasures } from './Erasures'
import offers from './Offer.module.css'
import type { View } from './view'

export function Opening({ chat, view: { opening, erasures } }: { chat: Chat; view: View }) {
  const questions = opening?.questions ?? []
  return (
    <>
      {erasures.length > 0 && (
        <li className={styles.opening}>
          <Erasures erasures={erasures.slice(0, 1)} />
        </li>
      )}
      {questions.length > 0 && (
        <li className={styles.opening}>
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
      )}
    </>
  )
}
