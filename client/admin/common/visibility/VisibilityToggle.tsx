/** The 'Whisper Visibility' toggle in the control area and Settings (specification, section 2). */
import { Toggle } from '../../../ui/forms/Toggle'
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
