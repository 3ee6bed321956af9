/** One icon on the background its color is made for, with its downloads. */
import { Button } from '../../ui/Button'
import { Face } from '../../ui/face/Face'
import type { Icon } from '../common/whisperIcons'
import styles from './IconCard.module.css'
import type { Color, Format } from './icons'

interface IconCardProps {
  icon: Icon
  color: Color
  onDownload: (format: Format) => void
}

export function IconCard({ icon, color, onDownload }: IconCardProps) {
  const { name, description, emotion } = icon
  return (
    <li className={styles.card}>
      <div className={styles.ground} data-color={color.id}>
        <Face emotion={emotion} still />
      </div>
      <div className={styles.about}>
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
      <div className={styles.downloads}>
        <Button look="line" aria-label={`Download PNG: ${name}`} onClick={() => onDownload('png')}>
          Download PNG
        </Button>
        <Button look="line" aria-label={`SVG: ${name}`} onClick={() => onDownload('svg')}>
          SVG
        </Button>
      </div>
    </li>
  )
}
