/**
 * Texts and e-mails that failed to send or arrive, above the list until an admin dismisses them.
 * Renders nothing if the server sends neither.
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Undelivered as Line } from '#shared/undelivered/records'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { useToast } from '../../../ui/status/Toast'
import { keys, undelivered } from '../../data/chats/calls'
import { contact } from '../../data/requests/calls'
import type { CompanyTime } from '../../ui/companyTime'
import { UndoLine } from '../../ui/undo/UndoLine'
import { useUndo } from '../../ui/undo/useUndo'
import { undeliveredText, lineName } from './lineText'
import styles from './Undelivered.module.css'
import { UndeliveredLine } from './UndeliveredLine'

/** More would push the list off a phone's screen. */
const fewest = 2

/** Of one line, or of all that are listed. */
interface Dismissal {
  id?: string
  until: number
}

interface UndeliveredProps {
  time: CompanyTime
  /** Shows only that conversation. */
  onShow: (conversationId: string) => void
}

export function Undelivered({ time, onShow }: UndeliveredProps) {
  const headingId = useId()
  const box = useRef<HTMLDivElement>(null)
  const queries = useQueryClient()
  const say = useToast()
  const [areAllShown, setAllShown] = useState(false)
  const ways = useQuery({
    queryKey: keys.linkWays,
    queryFn: ({ signal }) => contact.linkWays({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = useQuery({
    queryKey: keys.undelivered,
    queryFn: ({ signal }) => undelivered.list({}, { signal }),
    enabled: ways.data !== undefined && ways.data.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Hidden here at once; dismissed for everybody when it can no longer be undone.
  const [dismissals, setDismissals] = useState<readonly Dismissal[]>([])
  const list = (dismissed: Dismissal) =>
    setDismissals((all) => all.filter((one) => one !== dismissed))
  const dismissing = useMutation({
    mutationFn: (dismissal: Dismissal) => undelivered.dismiss(dismissal),
    onSuccess: () => queries.invalidateQueries({ queryKey: keys.undelivered }),
    onError: (error) => say(`Not dismissed. ${error.message}`, 'error'),
    onSettled: (_reply, _error, dismissal) => list(dismissal),
  })
  const undo = useUndo(dismissing.mutate)
  const all = (data?.undelivered ?? []).filter(
    (line) => !dismissals.some((one) => isDismissed(line, one)),
  )

  function dismiss(name: string, line?: Line) {
    const dismissal = { until: data?.readAt ?? 0, ...(line && { id: line.id }) }
    flushSync(() => {
      setDismissals((others) => [...others, dismissal])
      undo.offer(name, dismissal)
    })
    focus()
  }
  function restore(dismissal: Dismissal) {
    flushSync(() => list(dismissal))
    focus()
  }
  /** The button that had the focus is gone: moves it to the heading, or to Undo. */
  function focus() {
    box.current?.querySelector<HTMLElement>('h3, button')?.focus()
  }

  const title = `${data?.isMore ? 'More than ' : ''}${undeliveredText(all)} not delivered`
  const shown = areAllShown ? all : all.slice(0, fewest)

  return (
    <>
      <p className="unseen" role="status">
        {all.length > 0 && title}
      </p>
      <div ref={box} className={styles.box}>
        {all.length > 0 && (
          <section className={styles.undelivered} aria-labelledby={headingId}>
            <div className={styles.head}>
              <Icon name="alert" />
              <h3 id={headingId} tabIndex={-1}>
                {title}
              </h3>
              {all.length > 1 && (
                <Button look="line" size="small" onClick={() => dismiss(title)}>
                  Dismiss all
                </Button>
              )}
            </div>
            <ul>
              {shown.map((one) => (
                <UndeliveredLine
                  key={one.id}
                  line={one}
                  time={time}
                  onDismiss={() => dismiss(lineName(one), one)}
                  onShow={onShow}
                />
              ))}
            </ul>
            {all.length > fewest && (
              <Button
                className={styles.more}
                look="plain"
                size="small"
                aria-expanded={areAllShown}
                onClick={() => setAllShown(!areAllShown)}
              >
                {areAllShown ? 'Show fewer' : `Show all ${all.length}`}
              </Button>
            )}
          </section>
        )}
        <UndoLine undo={undo} done="Dismissed:" onUndo={restore} />
      </div>
    </>
  )
}

const isDismissed = ({ id, at }: Line, dismissal: Dismissal) =>
  at <= dismissal.until && (dismissal.id === undefined || dismissal.id === id)
