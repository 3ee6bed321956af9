/**
 * Lets only who is signed in through. Who is not goes to the login, in place of the page that was
 * asked for, which is carried along (specification, section 2). While the server is being asked, the
 * hint decides whether something is drawn.
 */
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

interface GuardProps {
  /** What stands around a failure: `main` where the page's own frame is not drawn then. */
  frame: 'main' | 'div'
  login: string
  /** Undefined while nobody knows. */
  signedIn: boolean | undefined
  isHinted: boolean
  error: Error | null
  onRetry: () => void
}

export function Guard({ frame: Frame, login, signedIn, isHinted, error, onRetry }: GuardProps) {
  const { pathname, search, hash } = useLocation()
  if (signedIn === false) {
    return <Navigate to={login} replace state={{ from: pathname + search + hash }} />
  }
  if (signedIn || isHinted) return <Outlet />
  if (!error) return null
  return (
    <Frame>
      <Notice tone="error" action={<Button onClick={onRetry}>Try again</Button>}>
        {error.message}
      </Notice>
    </Frame>
  )
}
