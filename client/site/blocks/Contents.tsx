/** A page's table of contents: its sections, numbered and linked. */
import { Link } from 'react-router-dom'
import { frame } from '#shared/content/frame'
import styles from './Contents.module.css'

interface ContentsProps {
  sections: readonly { id: string; heading: string }[]
  className?: string | undefined
}

export function Contents({ sections, className }: ContentsProps) {
  return (
    <nav
      className={[styles.contents, className].filter(Boolean).join(' ')}
      aria-label={frame.contents}
    >
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link to={`#${id}`}>{heading}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
