/** A panel of the tab: heading with its definition, unit, list, and a note. */
import { type ReactNode, useId, useState } from 'react'
import type { Defined } from '#shared/analytics/definitions'
import { DefinitionToggle } from './DefinitionToggle'
import styles from './Panel.module.css'

interface PanelProps {
  defined: Defined
  /** The figures' unit, such as 'Views'. */
  unit: string
  /** Added to the definition. */
  also?: string
  foot?: string
  /** At the end of the heading's line. */
  headerExtra?: ReactNode
  children: ReactNode
}

export function Panel({
  defined: { name, definition },
  unit,
  also = '',
  foot,
  headerExtra,
  children,
}: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header>
        <h2 id={id}>{name}</h2>
        <DefinitionToggle
          name={name}
          isOpen={isOpen}
          controls={`${id}-definition`}
          onToggle={() => setOpen(!isOpen)}
        />
        <span>{unit}</span>
        {headerExtra}
      </header>
      {isOpen && (
        <p id={`${id}-definition`} className={styles.definition} role="status">
          {definition} {also}
        </p>
      )}
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </section>
  )
}
