import { useToast } from '../../../ui/Toast'
import { Toggle } from '../../../ui/Toggle'
import { useChangeMe, useMe } from '../../data/team/team'
import { callingSound, setCallingSound } from '../../ui/callingSound'
import { useValue } from '../../ui/value'
import styles from './Now.module.css'

/** Whether visitors who want a person find this teammate. */
export function Availability() {
  const me = useMe()
  const change = useChangeMe()
  const say = useToast()
  const isSoundOn = useValue(callingSound)
  if (!me) return null
  return (
    <div className={styles.switches}>
      <Toggle
        label="Sound when a visitor waits"
        on={isSoundOn}
        words={['Sound on', 'Sound off']}
        onChange={setCallingSound}
      />
      <Toggle
        label="For visitors who want a person"
        on={me.isAvailable}
        words={['Available', 'Away']}
        onChange={(isAvailable) =>
          change.mutate({ isAvailable }, { onError: (error) => say(error.message, 'error') })
        }
      />
    </div>
  )
}
