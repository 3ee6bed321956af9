/** Ends the session and goes to the login page. */
import { loginPages } from '#shared/session/rules'
import { useToast } from '../../ui/status/Toast'
import { session } from './session'

export function useLogout(): () => Promise<void> {
  const say = useToast()
  return async () => {
    try {
      await session.signOut()
      // Loads a new document, so that nothing read under the session stays in memory.
      location.replace(loginPages.dealer)
    } catch {
      say('We couldn’t reach the server, so you’re still signed in. Try again.', 'error')
    }
  }
}
