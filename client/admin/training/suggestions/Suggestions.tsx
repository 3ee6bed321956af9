/**
 * Ways of asking that visitors' picks suggest, accepted one by one, all at once or automatically.
 */
import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from '#shared/training/suggestions/records'
import { autoAcceptMinimum } from '#shared/training/suggestions/rules'
import { Button } from '../../../ui/Button'
import { Toggle } from '../../../ui/forms/Toggle'
import { EmptyState } from '../../../ui/status/EmptyState'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import { useSuggestionActions, useSuggestions } from '../../data/suggestions/useSuggestions'
import { companyTime } from '../../ui/companyTime'
import { Section } from '../../ui/layout/Section'
import { useArrivals } from '../../ui/useArrivals'
import { useAttention } from '../queue/useAttention'
import { SuggestionRow } from './SuggestionRow'
import styles from './Suggestions.module.css'

/** Shown until all are requested. */
const fewShown = 5
const none: readonly Suggestion[] = []

export function Suggestions() {
  const { data, error, refetch } = useSuggestions()
  const { isAttended, attention } = useAttention()
  const actions = useSuggestionActions(isAttended)
  const [areAllShown, setAllShown] = useState(false)
  const open = data?.suggestions ?? none
  const rows = useSteady(open, actions.handled, isAttended)
  const arrived = useArrivals(
    data && open.map(({ id, lastAt }) => ({ id, at: lastAt })).sort((a, b) => b.at - a.at),
    'suggestions',
  )
  const shown = areAllShown ? rows : rows.slice(0, fewShown)
  const more = rows.length - shown.length
  return (
    <Section
      title="Suggestions"
      headerExtra={
        open.length > 0 && (
          <>
            <span className={styles.meta}>From picks and marks</span>
            <Button
              look="line"
              size="small"
              disabled={actions.isBusy}
              onClick={() => actions.acceptAll(open)}
            >
              Accept all {open.length.toLocaleString('en-US')}
            </Button>
          </>
        )
      }
    >
      {data ? (
        rows.length === 0 ? (
          <EmptyState title="No suggestions">
            When visitors choose what Whisper offers, or mark an answer, ways of asking appear here.
          </EmptyState>
        ) : (
          <ul className={styles.list} {...attention}>
            {shown.map((suggestion) => (
              <SuggestionRow
                key={suggestion.id}
                suggestion={suggestion}
                isHandled={suggestion.status !== 'open'}
                isNew={arrived.has(suggestion.id)}
                isBusy={actions.isBusy}
                time={companyTime(data.timeZone)}
                onAct={(action) => actions.act(action, suggestion)}
              />
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailed error={error} onRetry={() => refetch()}>
          Suggestions couldn’t be loaded.
        </LoadFailed>
      ) : (
        <Skeleton label="Loading suggestions" rows={2} />
      )}
      {more > 0 && (
        <p className={styles.foot}>
          <Button look="line" size="small" onClick={() => setAllShown(true)}>
            Show {more.toLocaleString('en-US')} more
          </Button>
        </p>
      )}
      {data && (
        <div className={styles.foot}>
          <p>
            Accept automatically when {autoAcceptMinimum.visitors} visitors on{' '}
            {autoAcceptMinimum.networks} networks make the same choice over a day or more
          </p>
          <Toggle
            label="Accept automatically"
            on={data.settings.acceptsByItself}
            words={['On', 'Off']}
            disabled={actions.isSetting}
            onChange={actions.setAcceptsByItself}
          />
        </div>
      )}
    </Section>
  )
}

/** Decided suggestions keep their place; while the list is in use, nothing moves or arrives. */
function useSteady(
  open: readonly Suggestion[],
  handled: readonly Suggestion[],
  isAttended: boolean,
): readonly Suggestion[] {
  const drawn = useRef<readonly string[]>([])
  const byId = new Map([...open, ...handled].map((one) => [one.id, one]))
  const places = new Map(drawn.current.map((id, index) => [id, index]))
  const indexOf = ({ id }: Suggestion) => places.get(id) ?? Number.POSITIVE_INFINITY
  const isKept = isAttended && drawn.current.some((id) => byId.has(id))
  const rows = isKept
    ? drawn.current.flatMap((id) => byId.get(id) ?? [])
    : [...byId.values()].sort((a, b) => b.visitors - a.visitors || indexOf(a) - indexOf(b))
  useEffect(() => {
    drawn.current = rows.map(({ id }) => id)
  })
  return rows
}
