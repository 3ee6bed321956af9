/** The specification's four key figures. A card's definition opens below its row. */
import { Fragment, useId, useState } from 'react'
import ArrowDown from '~icons/lucide/arrow-down'
import ArrowUp from '~icons/lucide/arrow-up'
import { type CardId, cardIds, cards, rules } from '#shared/analytics/definitions'
import type { Figures } from '#shared/analytics/records'
import { countOf, countText } from '../../../ui/countText'
import { changeLabel, notRetained, periodText } from '../../format'
import { DefinitionToggle } from '../DefinitionToggle'
import styles from './Cards.module.css'

export function Cards({ figures }: { figures: Figures }) {
  const [open, setOpen] = useState<CardId | null>(null)
  const id = useId()
  return (
    <section className={styles.cards} aria-label="Key figures">
      {cardIds.map((card) => {
        const { name, definition } = cards[card]
        const isOpen = card === open
        return (
          <Fragment key={card}>
            <div className={styles.card}>
              <div className={styles.head}>
                <h2>{name}</h2>
                <DefinitionToggle
                  name={name}
                  isOpen={isOpen}
                  controls={id}
                  onToggle={() => setOpen(isOpen ? null : card)}
                />
              </div>
              <p className={styles.value}>{figures.cards[card].text}</p>
              <Trend card={card} figures={figures} />
            </div>
            {isOpen && (
              <div className={styles.definition} id={id}>
                <b>{name}</b>
                <div>
                  <p role="status">{definition}</p>
                  {/* Outside the status, so that updates aren't announced each time. */}
                  <p>
                    {madeOf(card, figures)} <span>{comparedWith(figures)}</span>
                  </p>
                </div>
              </div>
            )}
          </Fragment>
        )
      })}
    </section>
  )
}

function comparedWith({ before }: Figures): string {
  return before.sums
    ? `${rules.compared} That is ${periodText(before.from, before.to)}.`
    : `Not compared: ${notRetained}.`
}

function madeOf(card: CardId, { sums }: Figures): string {
  const { visits, bounces, conversions } = sums
  if (card === 'bounceRate') return `${countText(bounces)} of ${countText(visits)}.`
  if (card === 'conversionRate') return `${countText(conversions)} of ${countText(visits)}.`
  return `${countOf(visits, 'visit')}.`
}

const arrows = { up: ArrowUp, down: ArrowDown, same: null, new: null, none: null } as const

/** A figure compared with the previous period, by sign and word and not by color alone. */
function Trend({ card, figures }: { card: CardId; figures: Figures }) {
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
