/**
 * The generic error view (specification, section 8), or what says that a page couldn't be loaded. The
 * cause is only logged to the console. It uses nothing but base.css, because anything else a page
 * loads may be what failed.
 */
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { isLoadFailure } from '../ui/loading'

export function ErrorPage() {
  const error = useRouteError()
  const isUnloaded = isLoadFailure(error)
  useEffect(() => console.error(error), [error])
  useEffect(() => {
    if (!isUnloaded) return
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isUnloaded])
  return (
    <main className="error-view">
      <h1>{isUnloaded ? 'This page couldn’t be loaded' : 'Unexpected Application Error!'}</h1>
      <p>
        {isUnloaded
          ? 'Check your connection, then reload.'
          : 'Something went wrong on this page. Reload it or go to the home page.'}
      </p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Reload
        </button>{' '}
        <a href="/">Home</a>
      </p>
    </main>
  )
}
