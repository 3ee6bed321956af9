/** Actions below a quote's totals: the next step as a button, the others in a menu. */
import { Button } from '../../../ui/Button'
import { type MenuAction, MenuButton } from '../../ui/menu/MenuButton'
import styles from './Actions.module.css'
import type { Step } from './nextStep'

export type StepActions = Partial<Record<Step, MenuAction>>

interface ActionsProps {
  next: Step
  /** In the menu's order. */
  actions: StepActions
}

export function Actions({ next, actions }: ActionsProps) {
  const { [next]: first, ...others } = actions
  return (
    <div className={styles.actions}>
      {first && (
        <Button disabled={first.isDisabled} onClick={first.onPress}>
          {first.name}
        </Button>
      )}
      <MenuButton name="More" actions={Object.values(others)} />
    </div>
  )
}
