/** What else is done with a quote, in a row below its totals. */
import { Button } from '../../../ui/Button'
import styles from './Actions.module.css'

export interface Action {
  name: string
  onPress: () => void
  isDisabled?: boolean
}

export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <div className={styles.actions}>
      {actions.map(({ name, onPress, isDisabled = false }) => (
        <Button key={name} look="plain" size="small" disabled={isDisabled} onClick={onPress}>
          {name}
        </Button>
      ))}
    </div>
  )
}
