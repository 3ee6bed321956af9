import { useToast } from '../../../ui/Toast'
import { Toggle } from '../../../ui/Toggle'
import { useChangeMe, useMe } from '../../data/team/team'

/** Whether visitors who want a person find this teammate. */
export function Availability() {
  const me = useMe()
  const change = useChangeMe()
  const say = useToast()
  if (!me) return null
  return (
    <Toggle
      label="For visitors who want a person"
      on={me.isAvailable}
      words={['Available', 'Away']}
      onChange={(isAvailable) =>
        change.mutate({ isAvailable }, { onError: (error) => say(error.message, 'error') })
      }
    />
  )
}
