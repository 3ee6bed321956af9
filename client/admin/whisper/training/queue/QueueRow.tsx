/** One question, or several that ask the same: why it waits, and what can be done about it. */
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { QueuedQuestion } from '#shared/training/queue/records'
import { Button, buttonClass } from '../../../../ui/Button'
import type { CompanyTime } from '../../../companyTime'
import { teachPath } from '../../knowledge/paths'
import styles from './QueueRow.module.css'
import type { Deed } from './useDealing'
import { Variants } from './Variants'
import { beforeNames, languageName, passagesName, timesName, whyName } from './words'

interface QueueRowProps {
  question: QueuedQuestion
  /** It was put away here a moment ago. */
  isDealt: boolean
  isNew: boolean
  isBusy: boolean
  time: CompanyTime
  onDeal: (deed: Deed) => void
}

export function QueueRow(props: QueueRowProps) {
  const { question, isDealt, isNew, isBusy, time, onDeal } = props
  const { id, standing, language, lastAt, times, variants, before, until } = question
  const [areVariantsShown, setVariantsShown] = useState(false)
  const list = useId()
  const actions = useRef<HTMLDivElement>(null)
  const wasDealt = useRef(isDealt)

  // The button that was pressed is gone: its place has the one that undoes it.
  useEffect(() => {
    if (wasDealt.current === isDealt) return
    wasDealt.current = isDealt
    actions.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isDealt])

  return (
    <li
      className={styles.row}
      data-id={id}
      data-dealt={isDealt || undefined}
      data-arrived={isNew || undefined}
    >
      <div className={styles.what}>
        <h3 className={styles.question} dir="auto" lang={language}>
          {question.question}
        </h3>
        {isDealt ? (
          <p role="status">
            {standing === 'dismissed'
              ? 'Dismissed. It comes back when it is marked as not helpful anew.'
              : 'Put off. It comes back in 7 days, or when it is asked twice again.'}
          </p>
        ) : (
          <>
            <p>
              {whyName(question)}, {timesName(times)}, last {time.moment(lastAt)}
              {language !== undefined && (
                <span className={styles.tag}>{languageName(language)}</span>
              )}
              {before !== undefined && <span className={styles.tag}>{beforeNames[before]}</span>}
            </p>
            <p>
              {until !== undefined && standing === 'later' && `Back ${time.moment(until)}. `}
              {passagesName(question)}
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
        )}
      </div>
      <div ref={actions} className={styles.actions}>
        {isDealt ? (
          <Button look="line" size="small" disabled={isBusy} onClick={() => onDeal('undo')}>
            Undo
          </Button>
        ) : (
          <>
            <Link
              className={buttonClass({ look: 'line', size: 'small' })}
              to={teachPath(id)}
              aria-label={`Teach: ${question.question}`}
            >
              Teach
            </Link>
            {standing === 'open' ? (
              (['later', 'dismiss'] as const).map((deed) => (
                <Button
                  key={deed}
                  look="plain"
                  size="small"
                  disabled={isBusy}
                  aria-label={`${names[deed]}: ${question.question}`}
                  onClick={() => onDeal(deed)}
                >
                  {names[deed]}
                </Button>
              ))
            ) : (
              <Button
                look="plain"
                size="small"
                disabled={isBusy}
                aria-label={`${names.reopen}: ${question.question}`}
                onClick={() => onDeal('reopen')}
              >
                {names.reopen}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}

const names = { later: 'Later', dismiss: 'Dismiss', reopen: 'Put back' } as const
