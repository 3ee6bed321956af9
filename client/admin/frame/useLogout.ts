/** Signing out ends the session and goes to the public site (specification, section 2). */
import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../ui/status/Toast'
import { session } from '../data/session'
import { stopPush } from '../data/team/push'

/** Deletes the files added for reading, so that the next person to sign in doesn't find them. */
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
      // Requests in progress would be refused.
      await queries.cancelQueries()
      await session.signOut()
      await forgetFiles().catch(() => {})
      // Loads a new document, so that nothing read under the session stays in memory.
      location.assign('/')
    } catch {
      void queries.refetchQueries({ type: 'active' })
      say('We couldn’t reach the server, so you’re still signed in. Try again.', 'error')
    }
  }
}
