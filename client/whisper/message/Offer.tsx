/** An offer: buttons while it is open, then the section that was picked. */
import type { MouseEvent } from 'react'
import { choiceNamed, noneOfThese } from '#shared/chat/rules'
import type { Offer as Offered } from '#shared/whisper/answer'
import { Icon } from '../../ui/Icon'
import { firstFocus } from '../browser/shown'
import styles from './Offer.module.css'

interface OfferProps {
  offers: readonly Offered[]
  isOpen: boolean
  chosen: string | undefined
  /** An offer's id, or null for 'none of these', and its title. */
  onPick: (offer: string | null, title: string) => void
}

export function Offer({ offers, isOpen, chosen, onPick }: OfferProps) {
  const choose = (offer: string | null, title: string) => (event: MouseEvent<HTMLElement>) => {
    // The button is about to disappear along with the focus.
    const dialog = event.currentTarget.closest('dialog')
    if (dialog) firstFocus(dialog).focus({ preventScroll: true })
    onPick(offer, title)
  }
  return (
    <>
      <div role="status">
        {chosen !== undefined && (
          <p className={styles.chosen}>
            <Icon name="check" />
            You chose {choiceNamed(chosen)}
          </p>
        )}
      </div>
      {chosen === undefined && isOpen && (
        <ul className={styles.rows} aria-label="Choices">
          {offers.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={choose(id, title)}>
                {title}
                <Icon name="next" />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={styles.none} onClick={choose(null, noneOfThese)}>
              {noneOfThese}
              <Icon name="next" />
            </button>
          </li>
        </ul>
      )}
      {chosen === undefined && !isOpen && (
        <ul className={styles.over}>
          {offers.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
    </>
  )
}
