/** Shows or hides a figure's definition. */
import Info from '~icons/lucide/info'
import styles from './DefinitionToggle.module.css'

interface DefinitionToggleProps {
  name: string
  isOpen: boolean
  /** Id of the definition. */
  controls: string
  onToggle: () => void
}

export function DefinitionToggle({ name, isOpen, controls, onToggle }: DefinitionToggleProps) {
  return (
    <button
      type="button"
      className={styles.ask}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={`Definition of ${name}`}
      onClick={onToggle}
    >
      <Info size={16} aria-hidden="true" />
    </button>
  )
}
