/** /admin/resources/new */
import { useSearchParams } from 'react-router-dom'
import { categoryIn } from '../../data/resources/paths'
import { newDraft } from './draft'
import { FormFrame } from './FormFrame'
import { ResourceForm } from './ResourceForm'

export function AddPage() {
  const [parameters] = useSearchParams()
  const category = categoryIn(parameters)
  return (
    <FormFrame title="Add Resource" category={category}>
      <ResourceForm resource={null} start={newDraft(category)} />
    </FormFrame>
  )
}
