/** /admin/resources/new */
import { useSearchParams } from 'react-router-dom'
import { newDraft } from './draft'
import { FormFrame } from './FormFrame'
import { categoryIn } from './paths'
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
