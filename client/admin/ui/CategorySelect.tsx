/** A select field for a category. */
import { Select } from '../../ui/forms/Select'

interface CategorySelectProps<Id extends string> {
  categories: readonly { id: Id; name: string }[]
  value: Id
  problem?: string | undefined
  onChoose: (id: Id) => void
}

export function CategorySelect<Id extends string>({
  categories,
  value,
  problem,
  onChoose,
}: CategorySelectProps<Id>) {
  return (
    <Select
      label="Category"
      name="category"
      value={value}
      problem={problem}
      onChange={({ target }) => {
        const chosen = categories.find(({ id }) => id === target.value)
        if (chosen) onChoose(chosen.id)
      }}
    >
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
