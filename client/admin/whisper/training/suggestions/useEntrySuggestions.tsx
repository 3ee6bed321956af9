/**
 * The suggestions for the sections of one entry, for whoever edits it: how many a section has, and the
 * rows that stand below its ways. What is accepted is published at once, and nothing else with it.
 */
import type { ReactNode } from 'react'
import type { WayKind } from '#shared/knowledge/ways'
import type { Suggestion } from '#shared/training/suggestions/records'
import { Button } from '../../../../ui/Button'
import styles from './EntrySuggestions.module.css'
import { useSuggestionDeeds, useSuggestions } from './useSuggestions'
import { dealtName, whyHere } from './words'

interface EntrySuggestions {
  /** By the section's id. */
  count: (section: string) => number
  list: (section: string, kind: WayKind) => ReactNode
}

/** Without an entry, as for one that is new, there are none. */
export function useEntrySuggestions(entry: string | undefined): EntrySuggestions {
  const { data } = useSuggestions(entry === undefined ? null : { entry })
  const deeds = useSuggestionDeeds()
  const open = entry === undefined ? [] : (data?.suggestions ?? [])
  const ids = new Set(open.map(({ id }) => id))
  const dealt = deeds.dealt.filter((one) => one.entry === entry && !ids.has(one.id))
  return {
    count: (section) => open.filter((one) => one.section === section).length,
    list(section, kind) {
      const isHere = (one: Suggestion) => one.section === section && one.kind === kind
      const [waiting, decided] = [open.filter(isHere), dealt.filter(isHere)]
      if (waiting.length + decided.length === 0) return null
      return (
        <div className={styles.suggest}>
          {kind === 'way' && (
            <div className={styles.head}>
              <h4>
                Suggested{' '}
                <span>{waiting.length > 0 && waiting.length.toLocaleString('en-US')}</span>
              </h4>
              {waiting.length > 1 && (
                <Button
                  look="line"
                  size="small"
                  disabled={deeds.isBusy}
                  onClick={() => deeds.acceptAll(waiting)}
                >
                  Accept all {waiting.length.toLocaleString('en-US')}
                </Button>
              )}
            </div>
          )}
          <ul
            aria-label={kind === 'way' ? 'Suggested ways' : 'Suggested as never answered from here'}
          >
            {[...waiting, ...decided].map((suggestion) => (
              <Row key={suggestion.id} suggestion={suggestion} deeds={deeds} />
            ))}
          </ul>
        </div>
      )
    },
  }
}

interface RowProps {
  suggestion: Suggestion
  deeds: ReturnType<typeof useSuggestionDeeds>
}

function Row({ suggestion, deeds: { deal, isBusy } }: RowProps) {
  const { text, kind, standing } = suggestion
  const isOpen = standing === 'open'
  return (
    <li>
      <div>
        <bdi>{text}</bdi>
        <p role={isOpen ? undefined : 'status'}>
          {!isOpen && dealtName(suggestion)}
          {isOpen && (kind === 'never' ? `Suggested: ${whyHere(suggestion)}` : whyHere(suggestion))}
        </p>
      </div>
      <div className={styles.actions}>
        {isOpen ? (
          <>
            <Button
              look="line"
              size="small"
              disabled={isBusy}
              aria-label={`Accept: ${text}`}
              onClick={() => deal('accept', suggestion)}
            >
              Accept
            </Button>
            <Button
              look="plain"
              size="small"
              disabled={isBusy}
              aria-label={`Dismiss: ${text}`}
              onClick={() => deal('dismiss', suggestion)}
            >
              Dismiss
            </Button>
          </>
        ) : (
          <Button
            look="line"
            size="small"
            disabled={isBusy}
            aria-label={`Undo: ${text}`}
            onClick={() => deal('undo', suggestion)}
          >
            Undo
          </Button>
        )}
      </div>
    </li>
  )
}
