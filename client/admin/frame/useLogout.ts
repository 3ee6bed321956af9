/** Specification, section 2: logging out ends the session and leads to the site. */
import { useToast } from '../../ui/Toast'
import { session } from '../data/session'
import { stopPush } from '../data/team/push'

export function useLogout(): () => Promise<void> {
  const say = useToast()
  return async () => {
    try {
      await stopPush().catch(() => {})
      await session.signOut()
      // A new document: nothing that was read under the session stays in memory.
      location.assign('/')
    } catch {
      say('We couldn’t reach the server, so you’re still signed in. Try again.', 'error')
    }
  }
}
