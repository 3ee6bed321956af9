/** A figure compared with the previous period, by sign and word and not by color alone. */
import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import type { CardId } from '#shared/analytics/definitions'
import type { Figures } from '#shared/analytics/records'
import { changeLabel } from '../../format'
import styles from './Trend.module.css'

const arrows = { up: ArrowUp, down: ArrowDown, same: null, new: null, none: null } as const

export function Trend({ card, figures }: { card: CardId; figures: Figures }) {
  const { direction, isGood, amount, compared } = changeLabel(card, figures)
  const Arrow = arrows[direction]
  return (
    <p className={styles.change}>
      <b data-good={isGood}>
        {Arrow && <Arrow size={14} aria-hidden="true" />}
        {amount}
      </b>{' '}
      <span>{compared}</span>
    </p>
  )
}
