/** Switches the single keys of Live Chats on or off. */
import { Toggle } from '../../ui/Toggle'
import { setSingleKeys, singleKeys } from './singleKeys'
import { useValue } from './value'

export function KeysToggle({ describedBy }: { describedBy?: string }) {
  const on = useValue(singleKeys)
  return (
    <Toggle
      label="Single keys"
      on={on}
      words={['On', 'Off']}
      {...(describedBy === undefined ? {} : { describedBy })}
      onChange={setSingleKeys}
    />
  )
}
