/** Asks before leaving unsaved changes, within the site or to another. The draft is kept anyway. */
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { Confirm } from '../../../ui/dialog/Confirm'

export function LeaveWarning({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  return (
    <Confirm
      title="Leave without saving?"
      open={blocker.state === 'blocked'}
      action="Leave"
      onConfirm={async () => blocker.proceed?.()}
      onClose={() => {
        if (blocker.state === 'blocked') blocker.reset()
      }}
    >
      <p>Your changes aren’t saved. They’ll stay in this tab until you come back.</p>
    </Confirm>
  )
}
