/** Color Palette: each color with its values to copy, then the contrast of all pairs. */
import Copy from '~icons/lucide/copy'
import { useCopy } from '../../ui/useCopy'
import { Chapter } from '../Chapter'
import { part } from '../parts'
import { tokens } from '../tokens/tokens'
import { Contrast } from './Contrast'
import { paletteOf } from './palette'
import styles from './Palette.module.css'

const palette = paletteOf(tokens)

export function Palette() {
  const copy = useCopy()
  return (
    <Chapter {...part('colors')}>
      <ul className={styles.colors}>
        {palette.map(({ token, name, hex, rgb, usage }) => (
          <li key={token}>
            <div className={styles.swatch} style={{ background: hex }} />
            <h3>{name}</h3>
            <div className={styles.values}>
              {[hex, rgb].map((value) => (
                <button
                  key={value}
                  type="button"
                  data-printed
                  aria-label={`Copy ${value}, ${name}`}
                  onClick={() => copy(value)}
                >
                  {value}
                  <Copy size={14} aria-hidden="true" />
                </button>
              ))}
            </div>
            <p>{usage}</p>
          </li>
        ))}
      </ul>
      <Contrast palette={palette} />
    </Chapter>
  )
}
