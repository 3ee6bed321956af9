/** Asks before removing a section that isn't empty. */
import { plainText } from '#shared/knowledge/sections'
import { Confirm } from '../../../ui/dialog/Confirm'
import { wayCount } from '../labels'
import type { Part } from './parts'

interface RemoveSectionProps {
  /** Null while nothing is asked. */
  part: Part | null
  onRemove: (part: Part) => void
  onClose: () => void
}

export function RemoveSection({ part, onRemove, onClose }: RemoveSectionProps) {
  const name = part && plainText(part.heading)
  return (
    <Confirm
      title="Remove section"
      open={part !== null}
      action="Remove"
      onConfirm={async () => part && onRemove(part)}
      onClose={onClose}
    >
      <p>
        Remove {name ? `“${name}”` : 'this section'} with its text
        {part && part.ways.length > 0 && ` and ${wayCount(part.ways.length)} of asking`}? Visitors
        keep getting its answer until you publish.
      </p>
    </Confirm>
  )
}
