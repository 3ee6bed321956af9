import { Toggle } from '../../../ui/Toggle'
import { callingSound, setCallingSound } from '../../ui/callingSound'
import { useValue } from '../../ui/value'

export function CallingSound() {
  return (
    <Toggle
      label="Sound when a visitor waits"
      on={useValue(callingSound)}
      words={['Sound on', 'Sound off']}
      onChange={setCallingSound}
    />
  )
}
