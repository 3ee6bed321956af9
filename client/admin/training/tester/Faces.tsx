/** Whisper's five faces, with the last answer's face highlighted. */
import type { Emotion } from '#shared/whisper/answer'
import { Face } from '../../../ui/face/Face'
import { icons } from '../../common/whisperIcons'
import styles from './Faces.module.css'

export function Faces({ emotion }: { emotion: Emotion }) {
  return (
    <ul className={styles.moods} aria-label="Face of the last answer">
      {icons.map((icon) => (
        <li key={icon.emotion} aria-current={icon.emotion === emotion || undefined}>
          <Face emotion={icon.emotion} still={icon.emotion !== emotion} />
          <span>{icon.name}</span>
        </li>
      ))}
    </ul>
  )
}
