/** Tips on which photos help, each with a drawing. */
import { quotePhotos } from '#shared/content/frame/quotePhotos'
import styles from './Photos.module.css'

const drawings = [
  'M14 20v30M82 20v30M14 26h68M14 44h68M24 26v18M34 26v18M44 26v18M54 26v18M64 26v18M74 26v18M6 50h84',
  'M33 14h30a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H33a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3zM38 22h10v8H38zM56 22v6M56 34v8M38 38h10',
  'M40 22h16v32H40zM36 16h24v6H36zM64 54l18-18M10 54h76',
]

export function Tips() {
  return (
    <ul className={styles.drawn}>
      {quotePhotos.tips.map((tip, n) => (
        <li key={tip}>
          <svg viewBox="0 0 96 64" aria-hidden="true">
            <path d={drawings[n]} fill="none" stroke="currentColor" strokeWidth={2} />
          </svg>
          {tip}
        </li>
      ))}
    </ul>
  )
}
