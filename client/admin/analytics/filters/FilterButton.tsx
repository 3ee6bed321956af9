/** Opens the filters; it lists the active ones even while they are closed. */
import Plus from '~icons/lucide/plus'
import { type Filters, filterNames } from '#shared/analytics/dimensions'
import { buttonClass } from '../../../ui/Button'

interface FilterButtonProps {
  filters: Filters
  isOpen: boolean
  controls: string
  onToggle: () => void
}

export function FilterButton({ filters, isOpen, controls, onToggle }: FilterButtonProps) {
  const given = filterNames.flatMap((name) => filters[name] ?? [])
  return (
    <button
      type="button"
      className={buttonClass({ look: given.length > 0 ? 'line' : 'plain' })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <Plus size={16} aria-hidden="true" />
      {given.length > 0 ? `Filter: ${given.join(', ')}` : 'Filter'}
    </button>
  )
}
