/**
 * Add Entry: the form for a new entry, in the category last viewed, as the answer to a queued
 * question, or from a teammate's reply.
 */
import { useLocation, useSearchParams } from 'react-router-dom'
import { defaultCategory } from '#shared/knowledge/rules'
import { answeredIn, categoryIn } from '../../data/knowledge/paths'
import { Asked } from './Asked'
import { newDraft } from './draft'
import { EntryForm } from './EntryForm'
import { EntryFrame } from './EntryFrame'
import { TeachEntry } from './TeachEntry'

export function NewEntryPage() {
  const [parameters] = useSearchParams()
  const answered = answeredIn(useLocation().state)
  const teach = parameters.get('teach')
  if (teach !== null) return <TeachEntry key={teach} group={teach} />
  return (
    <EntryFrame title="Add Entry">
      {answered ? (
        <>
          <Asked by="The visitor" question={answered.question} />
          <EntryForm
            key={answered.id}
            entry={null}
            keptAs={`answered-${answered.id}`}
            start={newDraft(defaultCategory, answered.answer)}
          />
        </>
      ) : (
        <EntryForm entry={null} start={newDraft(categoryIn(parameters) ?? defaultCategory)} />
      )}
    </EntryFrame>
  )
}
