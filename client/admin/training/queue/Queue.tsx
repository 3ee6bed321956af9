/** The queue: questions that Whisper couldn't answer, was unsure of, or didn't help with. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { limits } from '#shared/training/queue/limits'
import type { QueuedQuestion } from '#shared/training/queue/records'
import { type Reason, reasons, type View, views } from '#shared/training/queue/rules'
import { Button } from '../../../ui/Button'
import { Choice } from '../../../ui/forms/Choice'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import { useQueue } from '../../data/queue/useQueue'
import { companyTime } from '../../ui/companyTime'
import { Section } from '../../ui/layout/Section'
import { useArrivals } from '../../ui/useArrivals'
import { EmptyQueue } from './EmptyQueue'
import { countsLabel, reasonLabels, viewLabels } from './labels'
import styles from './Queue.module.css'
import { QueueRow } from './QueueRow'
import { useAttention } from './useAttention'
import { usePausedList } from './usePausedList'
import { useQueueActions } from './useQueueActions'

/** `action` goes at the end of the heading's line. */
export function Queue({ action }: { action: ReactNode }) {
  const [view, setView] = useState<View>('open')
  const [reason, setReason] = useState<Reason | null>(null)
  const queue = useQueue({ view, reason })
  const { isAttended, attention } = useAttention()
  const actions = useQueueActions(isAttended)
  /** Id of the question whose section is being searched. */
  const [asking, setAsking] = useState<string | null>(null)
  const drawn = useRef<readonly string[]>([])
  const { data, error, refetch, isPlaceholderData } = queue.list
  const { counts } = queue
  const name = `${view} ${reason}`
  const paused = usePausedList(data?.questions ?? [], {
    list: name,
    isAttended: isAttended && !isPlaceholderData,
  })
  const rows = data && paused.shown.map(({ id, lastAt }) => ({ id, at: lastAt }))
  const arrived = useArrivals(
    rows?.sort((a, b) => b.at - a.at),
    name,
  )
  const drawnRows = queueRows(paused.shown, view === 'open' ? actions.handled : [], drawn.current)
  useEffect(() => {
    drawn.current = drawnRows.map(({ question }) => question.id)
  })

  const shown = reasons.filter((one) => one === reason || (counts?.why[one] ?? 0) > 0)
  const others = views.filter((one) => one === view || one === 'open' || (counts?.[one] ?? 0) > 0)
  return (
    <Section
      title="Queue"
      headerExtra={
        <>
          {counts && <span className={styles.counts}>{countsLabel(counts)}</span>}
          {action}
        </>
      }
    >
      {counts && (counts.questions > 0 || others.length > 1) && (
        <div className={styles.filters}>
          {view === 'open' && shown.length > 0 && (
            <Choice
              label="Reason"
              options={[
                { id: 'all', name: 'All', count: counts.questions },
                ...shown.map((id) => ({ id, name: reasonLabels[id], count: counts.why[id] ?? 0 })),
              ]}
              chosen={reason ?? 'all'}
              onChoose={(id) => setReason(id === 'all' ? null : id)}
            />
          )}
          {others.length > 1 && (
            <Choice
              label="Status"
              options={others.map((id) => ({
                id,
                name: viewLabels[id],
                count: id === 'open' ? undefined : counts[id],
              }))}
              chosen={view}
              onChoose={(id) => {
                setReason(null)
                setView(id)
              }}
            />
          )}
        </div>
      )}
      {paused.waiting > 0 && (
        <p className={styles.foot}>
          <Button look="line" size="small" onClick={paused.show}>
            Show {paused.waiting.toLocaleString('en-US')} new
          </Button>
        </p>
      )}
      {data ? (
        drawnRows.length === 0 ? (
          <EmptyQueue view={view} reason={reason} />
        ) : (
          <ul className={styles.list} {...attention}>
            {drawnRows.map(({ question, isHandled }) => (
              <QueueRow
                key={question.id}
                question={question}
                isHandled={isHandled}
                taughtTo={actions.taughtTo.get(question.id)}
                isAsking={asking === question.id}
                isNew={arrived.has(question.id)}
                isBusy={actions.busyId === question.id}
                time={companyTime(data.timeZone)}
                onAsk={(isAsking) => setAsking(isAsking ? question.id : null)}
                onAct={(action) => {
                  setAsking(null)
                  actions.act(action, question)
                }}
              />
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The queue couldn’t be loaded.
        </LoadFailed>
      ) : (
        <Skeleton label="Loading the queue" rows={3} />
      )}
      {queue.hasMore && (
        <p className={styles.foot}>
          <Button look="line" size="small" disabled={queue.isLoadingMore} onClick={queue.loadMore}>
            {queue.isLoadingMore ? 'Loading' : 'Show more'}
          </Button>
          {queue.problem}
        </p>
      )}
      {counts && counts.leftOut > 0 && (
        <p className={styles.foot}>
          The queue shows {limits.open.toLocaleString('en-US')} questions.{' '}
          {counts.leftOut.toLocaleString('en-US')} older{' '}
          {counts.leftOut === 1 ? 'one returns' : 'ones return'} as you clear it.
        </p>
      )}
    </Section>
  )
}

interface QueueListRow {
  question: QueuedQuestion
  isHandled: boolean
}

/**
 * The list's rows, with questions just handled still in their places. Pure. `before` are the ids of
 * the previous render.
 */
function queueRows(
  questions: readonly QueuedQuestion[],
  handled: readonly QueuedQuestion[],
  before: readonly string[],
): QueueListRow[] {
  const rows: QueueListRow[] = questions.map((question) => ({ question, isHandled: false }))
  for (const question of handled) {
    if (questions.some(({ id }) => id === question.id)) continue
    const above = before.slice(0, Math.max(0, before.indexOf(question.id)))
    const index = rows.findLastIndex((row) => above.includes(row.question.id))
    rows.splice(index + 1, 0, { question, isHandled: true })
  }
  return rows
}
