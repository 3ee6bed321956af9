/** Specification, section 2: the 'Whisper Visibility' toggle, in the control area and in Settings. */
import { Toggle } from '../../../ui/Toggle'
import { useVisibility } from './useVisibility'

export function VisibilityToggle({ describedBy }: { describedBy?: string }) {
  const { data, save } = useVisibility()
  if (data === undefined) return null
  return (
    <Toggle
      label="Whisper Visibility"
      on={data.isVisible}
      words={['Visible', 'Hidden']}
      {...(describedBy === undefined ? {} : { describedBy })}
      onChange={(isVisible) => save({ isVisible })}
    />
  )
}
