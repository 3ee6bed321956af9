/** Whisper's offer, to pick from as a visitor would. */
import ChevronRight from '~icons/lucide/chevron-right'
import { noneOfThese } from '#shared/chat/rules'
import type { Offer } from '#shared/whisper/answer'
import styles from './Offers.module.css'
import type { Turn } from './turns'

interface OffersProps {
  offers: readonly Offer[]
  canPick: boolean
  picked: Turn['pick']
  onPick: (title: string, offer: string | null) => void
}

export function Offers({ offers, canPick, picked, onPick }: OffersProps) {
  const all = [...offers, { id: null, title: noneOfThese }]
  return (
    <ul className={styles.offers} aria-label="Offers">
      {all.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            disabled={!canPick}
            data-none={id === null || undefined}
            data-picked={picked?.offer === id || undefined}
            onClick={() => onPick(title, id)}
          >
            {title}
            {picked?.offer === id && <span className="unseen">, chosen</span>}
            <ChevronRight size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
