/** Add Entry: the form for a new one, in the category that was looked at. */
import { useSearchParams } from 'react-router-dom'
import { defaultCategory } from '#shared/knowledge/rules'
import { newDraft } from './draft'
import { EntryForm } from './EntryForm'
import { EntryFrame } from './EntryFrame'
import { categoryIn } from './paths'

export function NewEntryPage() {
  const [parameters] = useSearchParams()
  return (
    <EntryFrame title="Add Entry">
      <EntryForm entry={null} start={newDraft(categoryIn(parameters) ?? defaultCategory)} />
    </EntryFrame>
  )
}
