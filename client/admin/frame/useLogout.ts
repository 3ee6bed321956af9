/** Specification, section 2: logging out ends the session and leads to the site. */
import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../ui/Toast'
import { session } from '../data/session'
import { stopPush } from '../data/team/push'

/** That were listed to be read: whoever signs in here next doesn't find them. */
async function forgetFiles(): Promise<void> {
  const { forgetDesk } = await import('../data/files/storedDesk')
  await forgetDesk()
}

export function useLogout(): () => Promise<void> {
  const queries = useQueryClient()
  const say = useToast()
  return async () => {
    try {
      await stopPush().catch(() => {})
      // What is still being asked would be refused.
      await queries.cancelQueries()
      await session.signOut()
      await forgetFiles().catch(() => {})
      // A new document: nothing that was read under the session stays in memory.
      location.assign('/')
    } catch {
      void queries.refetchQueries({ type: 'active' })
      say('We couldn’t reach the server, so you’re still signed in. Try again.', 'error')
    }
  }
}
