/** Add Entry: the form for a new one, in the category that was looked at, or as the answer to a question. */
import { useSearchParams } from 'react-router-dom'
import { defaultCategory } from '#shared/knowledge/rules'
import { categoryIn } from '../../data/knowledge/paths'
import { newDraft } from './draft'
import { EntryForm } from './EntryForm'
import { EntryFrame } from './EntryFrame'
import { TeachEntry } from './TeachEntry'

export function NewEntryPage() {
  const [parameters] = useSearchParams()
  const teach = parameters.get('teach')
  if (teach !== null) return <TeachEntry key={teach} group={teach} />
  return (
    <EntryFrame title="Add Entry">
      <EntryForm entry={null} start={newDraft(categoryIn(parameters) ?? defaultCategory)} />
    </EntryFrame>
  )
}
