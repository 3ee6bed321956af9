/** One regression question: its result, expectation, answer and actions. */
import { useId, useState } from 'react'
import { Button } from '../../../ui/Button'
import { expectationLabel } from '../../data/training/labels'
import { CheckBadge } from './CheckBadge'
import styles from './CheckRow.module.css'
import type { Check } from './checks'

interface CheckRowProps {
  check: Check
  onEdit: () => void
  onDelete: () => void
}

export function CheckRow({ check, onEdit, onDelete }: CheckRowProps) {
  const { question, result, state } = check
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  // The reason for a failure is what matters first, so it is always shown.
  const isAnswerShown = result !== undefined && (isOpen || state === 'failed')
  return (
    <li className={styles.row} data-id={question.id} data-state={state}>
      <CheckBadge state={state} />
      <div className={styles.what}>
        <h3>{question.question}</h3>
        {question.before.length > 0 && (
          <p className={styles.note}>After “{question.before.join('”, “')}”</p>
        )}
        <p className={styles.note}>{expectationLabel(question.expectation)}</p>
        {isAnswerShown && (
          <blockquote id={id} className={styles.answer}>
            {result.text}
          </blockquote>
        )}
      </div>
      <div className={styles.actions}>
        {result !== undefined && state !== 'failed' && (
          <Button
            look="plain"
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={`Answer to ${question.question}`}
            onClick={() => setOpen(!isOpen)}
          >
            Answer
          </Button>
        )}
        <Button look="plain" size="small" aria-label={`Edit ${question.question}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          look="plain"
          size="small"
          aria-label={`Delete ${question.question}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}
