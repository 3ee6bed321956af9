/** A framed part of a page with a heading and, beside it, extra content. */
import { type ReactNode, type Ref, useId } from 'react'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  heading?: Ref<HTMLHeadingElement>
  headerExtra?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Panel({ title, heading, headerExtra, className, children }: PanelProps) {
  const id = useId()
  return (
    <section className={[styles.panel, className].filter(Boolean).join(' ')} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h2>
        {headerExtra}
      </header>
      {children}
    </section>
  )
}
