/** One suggestion: its support, its effect, and the decision. */
import { useEffect, useRef } from 'react'
import type { Suggestion } from '#shared/training/suggestions/records'
import { Button } from '../../../ui/Button'
import { kindLabel, handledText, supportText } from '../../data/suggestions/labels'
import type { SuggestionAction } from '../../data/suggestions/useSuggestions'
import type { CompanyTime } from '../../ui/companyTime'
import styles from './Suggestions.module.css'

interface SuggestionRowProps {
  suggestion: Suggestion
  /** Whether it was just decided here. */
  isHandled: boolean
  isNew: boolean
  isBusy: boolean
  time: CompanyTime
  onAct: (action: SuggestionAction) => void
}

export function SuggestionRow(props: SuggestionRowProps) {
  const { suggestion, isHandled, isNew, isBusy, time, onAct } = props
  const { text, title } = suggestion
  const { who, did, found } = supportText(suggestion)
  const actions = useRef<HTMLDivElement>(null)
  const wasHandled = useRef(isHandled)

  // The pressed button is gone: focus the undo button in its place.
  useEffect(() => {
    if (wasHandled.current === isHandled) return
    wasHandled.current = isHandled
    actions.current?.querySelector<HTMLElement>('button')?.focus()
  }, [isHandled])

  return (
    <li
      className={styles.row}
      data-handled={isHandled || undefined}
      data-arrived={isNew || undefined}
    >
      <div>
        <p className={styles.said}>
          {who} who wrote <b dir="auto">{text}</b> {did} <b>{title}</b> {found}
        </p>
        {isHandled ? (
          <p className={styles.meta} role="status">
            {handledText(suggestion)}
          </p>
        ) : (
          <p className={styles.meta}>{kindLabel(suggestion, time)}</p>
        )}
      </div>
      <div ref={actions} className={styles.actions}>
        {isHandled ? (
          <Button look="line" size="small" disabled={isBusy} onClick={() => onAct('undo')}>
            Undo
          </Button>
        ) : (
          <>
            <Button
              look="line"
              size="small"
              disabled={isBusy}
              aria-label={`Accept: ${text}`}
              onClick={() => onAct('accept')}
            >
              Accept
            </Button>
            <Button
              look="plain"
              size="small"
              disabled={isBusy}
              aria-label={`Dismiss: ${text}`}
              onClick={() => onAct('dismiss')}
            >
              Dismiss
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
