/** Why some dropped or chosen files aren't in the list. */
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import styles from './Refusals.module.css'

interface RefusalsProps {
  refusals: readonly string[]
  onClose: () => void
}

export function Refusals({ refusals, onClose }: RefusalsProps) {
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <div className={styles.refusals}>
          <Icon name="alert" />
          <ul>
            {refusals.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Button look="line" size="small" onClick={onClose}>
            Dismiss
          </Button>
        </div>
      )}
    </div>
  )
}
