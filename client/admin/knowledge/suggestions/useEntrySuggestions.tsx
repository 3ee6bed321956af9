/**
 * Suggestions for the sections of one entry while it is edited: the count per section, and the rows
 * below its ways of asking. Accepting a visitors' suggestion publishes it at once and nothing else;
 * a suggestion from the language model becomes part of the draft.
 */
import { type ReactNode, useRef } from 'react'
import type { WayKind } from '#shared/knowledge/ways'
import type { Suggestion } from '#shared/training/suggestions/records'
import { Button } from '../../../ui/Button'
import { handledText, reasonText } from '../../data/suggestions/labels'
import { useSuggestionActions, useSuggestions } from '../../data/suggestions/useSuggestions'
import { useAbout } from '../../data/training/useAbout'
import styles from './EntrySuggestions.module.css'
import { type EditedSection, useModelWays } from './useModelWays'

interface EntrySuggestions {
  count: (section: EditedSection) => number
  /** `onAdd` adds ways from the language model to the section; null if it has no room. */
  list: (
    section: EditedSection,
    kind: WayKind,
    onAdd: ((texts: readonly string[]) => void) | null,
  ) => ReactNode
}

/** Without an entry, for example a new one, there are no suggestions from visitors. */
export function useEntrySuggestions(entry: string | undefined, title: string): EntrySuggestions {
  const { data } = useSuggestions(entry === undefined ? null : { entry })
  const { data: about } = useAbout()
  const actions = useSuggestionActions()
  const model = useModelWays(title)
  const open = entry === undefined ? [] : (data?.suggestions ?? [])
  const ids = new Set(open.map(({ id }) => id))
  const handled = actions.handled.filter((one) => one.entry === entry && !ids.has(one.id))
  const hasModel = typeof about?.model === 'string'
  return {
    count: (section) =>
      open.filter((one) => one.section === section.id).length + model.of(section).length,
    list(section, kind, onAdd) {
      const isHere = (one: Suggestion) => one.section === section.id && one.kind === kind
      const [waiting, decided] = [open.filter(isHere), handled.filter(isHere)]
      const isWays = kind === 'way'
      const made = isWays ? model.of(section) : []
      const count = waiting.length + made.length
      if (count + decided.length === 0 && !(isWays && hasModel)) return null
      function acceptAll(): void {
        if (waiting.length > 0) actions.acceptAll(waiting)
        if (made.length > 0) onAdd?.(made)
      }
      return (
        <div className={styles.suggest}>
          {isWays && (
            <div className={styles.head}>
              <h4>
                Suggested <span>{count > 0 && count.toLocaleString('en-US')}</span>
              </h4>
              {count > 1 && (
                <Button
                  look="line"
                  size="small"
                  disabled={actions.isBusy || (made.length > 0 && onAdd === null)}
                  onClick={acceptAll}
                >
                  Accept all {count.toLocaleString('en-US')}
                </Button>
              )}
              {hasModel && (
                <Button
                  look="plain"
                  size="small"
                  disabled={section.text.trim() === ''}
                  aria-disabled={model.isAsking || undefined}
                  onClick={() => model.ask(section)}
                >
                  Suggest with the language model
                </Button>
              )}
              {hasModel && <p role="status">{model.note(section)}</p>}
            </div>
          )}
          <ul aria-label={isWays ? 'Suggested ways' : 'Suggested as never answered from here'}>
            {[...waiting, ...decided].map((suggestion) => (
              <Row key={suggestion.id} suggestion={suggestion} actions={actions} />
            ))}
            {made.map((text) => (
              <ModelRow
                key={text}
                text={text}
                onAccept={onAdd && (() => onAdd([text]))}
                onDismiss={() => model.drop(section, [text])}
              />
            ))}
          </ul>
        </div>
      )
    },
  }
}

interface ModelRowProps {
  text: string
  onAccept: (() => void) | null
  onDismiss: () => void
}

function ModelRow({ text, onAccept, onDismiss }: ModelRowProps) {
  const row = useRef<HTMLLIElement>(null)
  /** Moves the focus to the next row, or to the button that asks for more. */
  function leave(decide: () => void): void {
    const others = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    const head = row.current?.closest('ul')?.previousElementSibling
    const next = others?.querySelector('button') ?? head?.querySelector('button:last-of-type')
    decide()
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <li ref={row}>
      <div>
        <bdi>{text}</bdi>
        <p>Suggested by the language model</p>
      </div>
      <div className={styles.actions}>
        <Button
          look="line"
          size="small"
          disabled={onAccept === null}
          aria-label={`Accept: ${text}`}
          onClick={() => onAccept && leave(onAccept)}
        >
          Accept
        </Button>
        <Button
          look="plain"
          size="small"
          aria-label={`Dismiss: ${text}`}
          onClick={() => leave(onDismiss)}
        >
          Dismiss
        </Button>
      </div>
    </li>
  )
}

interface RowProps {
  suggestion: Suggestion
  actions: ReturnType<typeof useSuggestionActions>
}

function Row({ suggestion, actions: { act, isBusy } }: RowProps) {
  const { text, kind, status } = suggestion
  const isOpen = status === 'open'
  return (
    <li>
      <div>
        <bdi>{text}</bdi>
        <p role={isOpen ? undefined : 'status'}>
          {!isOpen && handledText(suggestion)}
          {isOpen &&
            (kind === 'never' ? `Suggested: ${reasonText(suggestion)}` : reasonText(suggestion))}
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
              onClick={() => act('accept', suggestion)}
            >
              Accept
            </Button>
            <Button
              look="plain"
              size="small"
              disabled={isBusy}
              aria-label={`Dismiss: ${text}`}
              onClick={() => act('dismiss', suggestion)}
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
            onClick={() => act('undo', suggestion)}
          >
            Undo
          </Button>
        )}
      </div>
    </li>
  )
}
