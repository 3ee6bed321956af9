/**
 * The generic error view (specification, section 8). The cause is only logged to the console. It
 * uses nothing but base.css, because anything else a page loads may be what failed.
 */
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <main className="error-view">
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong. Check your connection and reload, or go to the home page.</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Reload
        </button>{' '}
        <a href="/">Home</a>
      </p>
    </main>
  )
}
