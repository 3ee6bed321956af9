/** The regression questions, failures first; a long list is shortened until it is expanded. */
import { useState } from 'react'
import type { RegressionQuestion, Result } from '#shared/training/records'
import { Button } from '../../../ui/Button'
import { CheckRow } from './CheckRow'
import { checksOf } from './checks'
import styles from './Checks.module.css'

const fewChecks = 8

interface ChecksProps {
  questions: readonly RegressionQuestion[]
  results: readonly Result[]
  onEdit: (question: RegressionQuestion) => void
  onDelete: (question: RegressionQuestion) => void
}

export function Checks({ questions, results, onEdit, onDelete }: ChecksProps) {
  const [isAll, setAll] = useState(false)
  const checks = checksOf(questions, results)
  const failed = checks.filter(({ state }) => state === 'failed').length
  const listed = isAll ? checks : checks.slice(0, fewChecks)
  return (
    <>
      <ul className={styles.checks} aria-label="Regression questions">
        {listed.map((check) => (
          <CheckRow
            key={check.question.id}
            check={check}
            onEdit={() => onEdit(check.question)}
            onDelete={() => onDelete(check.question)}
          />
        ))}
      </ul>
      {(failed > 0 || checks.length > fewChecks) && (
        <p className={styles.foot}>
          {failed > 0 &&
            `${failed} ${failed === 1 ? 'fails' : 'fail'}. Publishing asks you first. `}
          {checks.length > fewChecks && (
            <Button look="plain" size="small" onClick={() => setAll(!isAll)}>
              {isAll ? 'Show fewer' : `Show all ${checks.length}`}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
