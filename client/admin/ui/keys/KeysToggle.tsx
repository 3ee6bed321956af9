/** Turns the single-key shortcuts of Live Chats on or off. */
import { Toggle } from '../../../ui/forms/Toggle'
import { useObservable } from '../observable'
import { singleKeys } from './singleKeys'

export function KeysToggle({ describedBy }: { describedBy?: string }) {
  const on = useObservable(singleKeys)
  return (
    <Toggle
      label="Keyboard shortcuts"
      on={on}
      words={['On', 'Off']}
      {...(describedBy === undefined ? {} : { describedBy })}
      onChange={(isOn) => singleKeys.set(isOn)}
    />
  )
}
