/** A new entry that answers a queued question. Publishing it removes the question. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type GroupStatus, questionGone, taughtByOther } from '#shared/training/queue/rules'
import { ApiError } from '../../../errors'
import { buttonClass } from '../../../ui/Button'
import { Face } from '../../../ui/face/Face'
import { EmptyState } from '../../../ui/status/EmptyState'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import { trainingPath } from '../../data/knowledge/paths'
import { useQuestion } from '../../data/queue/useQueue'
import { Asked } from './Asked'
import { teachingDraft } from './draft'
import { EntryForm } from './EntryForm'
import { EntryFrame } from './EntryFrame'

const back = { name: 'Training', path: trainingPath }

const dealtWith: ReadonlySet<GroupStatus> = new Set(['taught', 'dismissed'])

export function TeachEntry({ group }: { group: string }) {
  const { data, error, refetch } = useQuestion(group)
  const [seen, setSeen] = useState<number>()
  if (data && seen === undefined) setSeen(data.decisionRev)
  const isGone = error instanceof ApiError && error.code === 'not-found'
  return (
    <EntryFrame title="Teach an Answer" back={back}>
      {data && seen !== undefined ? (
        <>
          <Asked by="Visitors" question={data.question}>
            Once it’s published, the question leaves the queue and becomes a regression question.
          </Asked>
          <EntryForm
            entry={null}
            start={teachingDraft(data.question)}
            teaches={{
              origin: { kind: 'taught', question: data.question, group },
              decisionRev: seen,
            }}
            warning={
              data.decisionRev !== seen || dealtWith.has(data.status) ? taughtByOther : undefined
            }
            back={trainingPath}
          />
        </>
      ) : isGone ? (
        <EmptyState
          title={questionGone}
          picture={<Face emotion="surprised" />}
          action={
            <Link className={buttonClass({})} to={trainingPath}>
              Show the queue
            </Link>
          }
        >
          The conversation it was asked in was erased.
        </EmptyState>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => refetch()}>
          The question couldn’t be loaded.
        </LoadFailed>
      ) : (
        <Skeleton label="Loading the question" rows={4} />
      )}
    </EntryFrame>
  )
}
