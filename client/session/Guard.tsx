/**
 * Lets only signed-in users through. Others go to the login page, which replaces the requested page
 * and remembers it (specification, section 2). Until the server has answered, the hint decides
 * whether anything is drawn.
 */
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Button } from '../ui/Button'
import { Notice } from '../ui/status/Notice'

interface GuardProps {
  /** Element around an error: `main` where the page's own frame isn't drawn. */
  frame: 'main' | 'div'
  login: string
  /** Undefined until the server has answered. */
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
