/** The regression questions: what Whisper must keep answering, whatever is published. */
import { useState } from 'react'
import type { Against, RegressionQuestion } from '#shared/training/records'
import { Button } from '../../../ui/Button'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import { Section } from '../../ui/layout/Section'
import { sides } from '../tester/sides'
import { Checks } from './Checks'
import { DeleteQuestion } from './DeleteQuestion'
import { Progress } from './Progress'
import { QuestionDialog } from './QuestionDialog'
import styles from './Regression.module.css'
import { RunTable } from './RunTable'
import { useQuestions, useRun, useRuns } from './useQuestions'
import { useRunning } from './useRunning'

export function Regression() {
  const { data, error, refetch } = useQuestions()
  const { data: history } = useRuns()
  const runs = history?.runs ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const [against, setAgainst] = useState<Against>('draft')
  /** 'new', or the id of the question being edited. */
  const [edited, setEdited] = useState<string | null>(null)
  const [toDelete, setToDelete] = useState<RegressionQuestion | null>(null)
  const { start, cancel, isBusy } = useRunning()

  const running = runs.find(({ state }) => state === 'running')
  const shown = running ?? runs.find(({ id }) => id === chosen) ?? runs[0]
  const { data: answered } = useRun(shown?.id ?? null)
  const questions = data?.questions ?? []

  return (
    <Section
      title="Regression questions"
      headerExtra={
        <div className={styles.tools}>
          <Button look="line" size="small" onClick={() => setEdited('new')}>
            Add Question
          </Button>
          {running ? (
            <Button look="line" size="small" disabled={isBusy} onClick={() => cancel(running.id)}>
              Cancel run
            </Button>
          ) : (
            questions.length > 0 && (
              <>
                <select
                  className={styles.against}
                  aria-label="Run against"
                  value={against}
                  onChange={({ target }) =>
                    setAgainst(target.value === 'published' ? 'published' : 'draft')
                  }
                >
                  {sides.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
                <Button size="small" disabled={isBusy} onClick={() => start(against)}>
                  Run all
                </Button>
              </>
            )
          )}
        </div>
      }
    >
      {!data && error && (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The regression questions couldn’t be loaded.
        </LoadFailed>
      )}
      {!data && !error && <Skeleton label="Loading the regression questions" rows={2} />}
      {data && questions.length === 0 && (
        <p className={styles.nothing}>
          None yet. Add a question that visitors ask and what its answer must contain: it’s asked
          before anything is published, and you’re told if the answer gets worse. What you teach
          becomes one automatically.
        </p>
      )}
      {shown && questions.length > 0 && <Progress run={shown} />}
      {questions.length > 0 && (
        <Checks
          questions={questions}
          results={answered?.results ?? []}
          onEdit={({ id }) => setEdited(id)}
          onDelete={setToDelete}
        />
      )}
      {runs.length > 0 && <RunTable runs={runs} shown={shown?.id ?? null} onShow={setChosen} />}
      {edited !== null && (
        <QuestionDialog
          key={edited}
          question={questions.find(({ id }) => id === edited) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
      <DeleteQuestion question={toDelete} onClose={() => setToDelete(null)} />
    </Section>
  )
}
