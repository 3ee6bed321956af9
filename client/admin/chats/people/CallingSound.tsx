import { Toggle } from '../../../ui/forms/Toggle'
import { callingSound, setCallingSound } from '../../ui/alerts/callingSound'
import { useObservable } from '../../ui/observable'

export function CallingSound() {
  return (
    <Toggle
      label="Sound when a visitor waits"
      on={useObservable(callingSound)}
      words={['Sound on', 'Sound off']}
      onChange={setCallingSound}
    />
  )
}
