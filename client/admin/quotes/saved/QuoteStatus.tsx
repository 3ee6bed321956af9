/** The status of a quote that was sent, and the statuses that an admin may set. */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { acceptanceIn } from '#shared/quotes/acceptance'
import type { Quote } from '#shared/quotes/records'
import { mayBecome, type StoredStatus } from '#shared/quotes/statuses'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/status/Toast'
import { StatusLabel } from '../../common/quotes/StatusLabel'
import { statusName, statusToday } from '../../data/quotes/labels'
import { Panel } from '../../ui/layout/Panel'
import type { QuoteDialogKind } from '../sending/QuoteDialogs'
import { useQuoteActions } from '../sending/useQuoteActions'
import { ChangeAccepted } from './ChangeAccepted'
import { CustomerReads } from './CustomerReads'
import styles from './Facts.module.css'

const answers = ['accepted', 'declined', 'canceled', 'sent'] as const
const markedMs = 2_000

interface QuoteStatusProps {
  quote: Quote
  /** Whether this server sends e-mail. */
  sends: boolean
  link: string | null
  moment: (at: number) => string
  timeZone: string
  today: string
  onAsk: (asked: QuoteDialogKind) => void
}

export function QuoteStatus({
  quote,
  sends,
  link,
  moment,
  timeZone,
  today,
  onAsk,
}: QuoteStatusProps) {
  const actions = useQuoteActions()
  const say = useToast()
  const isMarked = useMark(quote.status)
  const action = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => say(`Quote ${quote.number} wasn’t changed. ${error.message}`, 'error'),
  })
  const stored: StoredStatus = quote.status
  const { answer, sentAt } = quote
  const [isOverruling, setOverruling] = useState(false)
  /** The server then wants a reason. */
  const accepted =
    quote.status === 'sent' ? undefined : acceptanceIn(quote.history, quote.revision).accepted

  return (
    <Panel
      title="Status"
      className={isMarked ? styles.marked : undefined}
      headerExtra={<StatusLabel status={statusToday(quote, today)} />}
    >
      <dl className={styles.facts}>
        {sentAt !== null && (
          <div>
            <dt>Sent</dt>
            <dd>{moment(sentAt)}</dd>
          </div>
        )}
        {answer && (
          <div>
            <dt>{statusName(quote.status)}</dt>
            <dd>
              {whoAnswered(quote)}, {moment(answer.at)}
            </dd>
          </div>
        )}
        <div>
          <dt>Customer link</dt>
          <dd>
            {link ? (
              <a href={link} target="_blank" rel="noreferrer">
                Open it in a new tab
              </a>
            ) : (
              'None'
            )}
          </dd>
        </div>
      </dl>
      {link && <CustomerReads quote={quote} timeZone={timeZone} today={today} />}
      <div className={styles.buttons}>
        {accepted ? (
          <Button look="line" size="small" onClick={() => setOverruling(true)}>
            Change status
          </Button>
        ) : (
          answers
            .filter((status) => mayBecome(stored, status))
            .map((status) => (
              <Button
                key={status}
                look="line"
                size="small"
                disabled={action.isPending}
                onClick={() => action.mutate(() => actions.setStatus(quote, status))}
              >
                Mark as {statusName(status).toLowerCase()}
              </Button>
            ))
        )}
        {link && (
          <Button look="line" size="small" onClick={() => onAsk('revoke')}>
            Revoke link
          </Button>
        )}
      </div>
      <ChangeAccepted
        quote={quote}
        by={accepted?.by ?? ''}
        sends={sends}
        open={isOverruling}
        onChange={(status, reason, tell) => actions.setStatus(quote, status, { reason, tell })}
        onClose={() => setOverruling(false)}
      />
    </Panel>
  )
}

function whoAnswered({ answer, history, status }: Quote): string {
  if (answer?.by) return `By ${answer.by}`
  const last = history.findLast(({ what }) => what === status)
  return `By ${last?.by || (last?.isCustomers ? 'the customer' : 'an admin')}`
}

/** True for two seconds after the value changed while shown. */
function useMark(value: string): boolean {
  const before = useRef(value)
  const [isMarked, setIsMarked] = useState(false)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    setIsMarked(true)
    const timer = setTimeout(() => setIsMarked(false), markedMs)
    return () => clearTimeout(timer)
  }, [value])
  return isMarked
}
