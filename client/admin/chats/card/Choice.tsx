/** What a visitor chose from an offer, in the words of a card. */
import { Check } from 'lucide-react'
import type { Interaction } from '#shared/chat/records'
import { choiceNamed } from '#shared/chat/rules'
import styles from './Said.module.css'

export function Choice({ interaction: { userMessage, pick } }: { interaction: Interaction }) {
  if (!pick) return userMessage
  return (
    <>
      {/* As it was written, where that is not the title itself: '2'. */}
      {userMessage !== pick.title && <span>{userMessage}</span>}
      <span className={styles.chose}>
        <Check size={16} aria-hidden="true" />
        Chose {choiceNamed(pick.title)}
      </span>
    </>
  )
}
