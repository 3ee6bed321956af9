/** One question, or several that ask the same: why it is queued, and the actions. */
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { QueuedQuestion } from '#shared/training/queue/records'
import { Button, buttonClass } from '../../../ui/Button'
import { teachPath } from '../../data/knowledge/paths'
import type { CompanyTime } from '../../ui/companyTime'
import { SectionFinder } from '../asks/SectionFinder'
import { statusLabels, languageLabel, nearestLabel, timesLabel, reasonsLabel } from './labels'
import styles from './QueueRow.module.css'
import type { QueueChoice } from './useQueueActions'
import { Variants } from './Variants'

interface QueueRowProps {
  question: QueuedQuestion
  /** Whether it was just handled here. */
  isHandled: boolean
  /** The section that it was just taught to, if any. */
  taughtTo: string | undefined
  /** Whether the section finder is open for it. */
  isAsking: boolean
  isNew: boolean
  isBusy: boolean
  time: CompanyTime
  onAsk: (isAsking: boolean) => void
  onAct: (action: QueueChoice) => void
}

export function QueueRow(props: QueueRowProps) {
  const { question, isHandled, taughtTo, isAsking, isNew, isBusy, time, onAsk, onAct } = props
  const { id, language, status } = question
  const actions = useRef<HTMLDivElement>(null)
  const was = useRef({ isHandled, isAsking })

  // The pressed button is gone: focus the undo button, or the first one, in its place.
  useEffect(() => {
    const before = was.current
    was.current = { isHandled, isAsking }
    const isOver = before.isAsking && !isAsking
    if (before.isHandled !== isHandled || isOver) {
      actions.current?.querySelector<HTMLElement>('a, button')?.focus()
    }
  }, [isHandled, isAsking])

  return (
    <li
      className={styles.row}
      data-id={id}
      data-handled={isHandled || undefined}
      data-asking={(isAsking && !isHandled) || undefined}
      data-arrived={isNew || undefined}
    >
      <div className={styles.what}>
        <h3 className={styles.question} dir="auto" lang={language}>
          {question.question}
        </h3>
        {isHandled ? (
          <p role="status">{handledText(question, taughtTo)}</p>
        ) : (
          <Told question={question} time={time} />
        )}
      </div>
      <div ref={actions} className={styles.actions}>
        {isHandled ? (
          <Button look="line" size="small" disabled={isBusy} onClick={() => onAct('undo')}>
            Undo
          </Button>
        ) : isAsking ? (
          <Button look="plain" size="small" onClick={() => onAsk(false)}>
            Cancel
          </Button>
        ) : (
          <>
            <Button
              look="line"
              size="small"
              disabled={isBusy}
              aria-label={`This asks: ${question.question}`}
              onClick={() => onAsk(true)}
            >
              This asks…
            </Button>
            <Link
              className={buttonClass({ look: 'plain', size: 'small' })}
              to={teachPath(id)}
              aria-label={`Teach: ${question.question}`}
            >
              Teach
            </Link>
            {(status === 'open' ? (['later', 'dismiss'] as const) : (['reopen'] as const)).map(
              (action) => (
                <Button
                  key={action}
                  look="plain"
                  size="small"
                  disabled={isBusy}
                  aria-label={`${names[action]}: ${question.question}`}
                  onClick={() => onAct(action)}
                >
                  {names[action]}
                </Button>
              ),
            )}
          </>
        )}
      </div>
      {isAsking && !isHandled && (
        <SectionFinder
          question={question.question}
          isBusy={isBusy}
          onChoose={onAct}
          onCancel={() => onAsk(false)}
        />
      )}
    </li>
  )
}

/** Why it is queued, how often it was asked, and the closest matches. */
function Told({ question, time }: { question: QueuedQuestion; time: CompanyTime }) {
  const { status, language, lastAt, times, variants, before, until } = question
  const [areVariantsShown, setVariantsShown] = useState(false)
  const list = useId()
  const last = time.recent(lastAt, Date.now())
  return (
    <>
      <p>
        {reasonsLabel(question)}, {timesLabel(times)}, {times === 1 ? last : `last ${last}`}
        {language !== undefined && <span className={styles.tag}>{languageLabel(language)}</span>}
        {before !== undefined && <span className={styles.tag}>{statusLabels[before]}</span>}
      </p>
      <p>
        {until !== undefined && status === 'later' && `Returns ${time.moment(until)}. `}
        {nearestLabel(question)}
        {variants > 1 && (
          <button
            type="button"
            className={styles.variants}
            aria-expanded={areVariantsShown}
            aria-controls={areVariantsShown ? list : undefined}
            onClick={() => setVariantsShown(!areVariantsShown)}
          >
            {variants.toLocaleString('en-US')} wordings
          </button>
        )}
      </p>
      {areVariantsShown && <Variants id={list} question={question} time={time} />}
    </>
  )
}

function handledText({ status }: QueuedQuestion, taughtTo: string | undefined): string {
  if (status === 'taught')
    return `Added to ${taughtTo === undefined ? 'a section' : `“${taughtTo}”`} and published.`
  if (status === 'dismissed') return 'Dismissed. Returns if marked not helpful again.'
  return 'Put off. Returns in 7 days, or when it’s asked twice again.'
}

const names = { later: 'Later', dismiss: 'Dismiss', reopen: 'Reopen' } as const
