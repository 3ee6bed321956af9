/** One suggestion: who did what, what it becomes, and the decision. */
import { useEffect, useRef } from 'react'
import type { Suggestion } from '#shared/training/suggestions/records'
import { Button } from '../../../ui/Button'
import type { Deed } from '../../data/suggestions/useSuggestions'
import { becomesName, dealtName, saidOf } from '../../data/suggestions/words'
import type { CompanyTime } from '../../ui/companyTime'
import styles from './Suggestions.module.css'

interface SuggestionRowProps {
  suggestion: Suggestion
  /** It was decided here a moment ago. */
  isDealt: boolean
  isNew: boolean
  isBusy: boolean
  time: CompanyTime
  onDeal: (deed: Deed) => void
}

export function SuggestionRow(props: SuggestionRowProps) {
  const { suggestion, isDealt, isNew, isBusy, time, onDeal } = props
  const { text, title } = suggestion
  const { who, did, found } = saidOf(suggestion)
  const actions = useRef<HTMLDivElement>(null)
  const wasDealt = useRef(isDealt)

  // The button that was pressed is gone: its place has the one that undoes it.
  useEffect(() => {
    if (wasDealt.current === isDealt) return
    wasDealt.current = isDealt
    actions.current?.querySelector<HTMLElement>('button')?.focus()
  }, [isDealt])

  return (
    <li className={styles.row} data-dealt={isDealt || undefined} data-arrived={isNew || undefined}>
      <div>
        <p className={styles.said}>
          {who} who wrote <b dir="auto">{text}</b> {did} <b>{title}</b> {found}
        </p>
        {isDealt ? (
          <p className={styles.meta} role="status">
            {dealtName(suggestion)}
          </p>
        ) : (
          <p className={styles.meta}>{becomesName(suggestion, time)}</p>
        )}
      </div>
      <div ref={actions} className={styles.actions}>
        {isDealt ? (
          <Button look="line" size="small" disabled={isBusy} onClick={() => onDeal('undo')}>
            Undo
          </Button>
        ) : (
          <>
            <Button
              look="line"
              size="small"
              disabled={isBusy}
              aria-label={`Accept: ${text}`}
              onClick={() => onDeal('accept')}
            >
              Accept
            </Button>
            <Button
              look="plain"
              size="small"
              disabled={isBusy}
              aria-label={`Dismiss: ${text}`}
              onClick={() => onDeal('dismiss')}
            >
              Dismiss
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
