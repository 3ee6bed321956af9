import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useScrollRestoration } from './useScrollRestoration'

/** Wraps every page, public or not. */
export function Root() {
  useScrollRestoration()
  useEffect(markAlive, [])
  return <Outlet />
}

/** Tells the starter that the page's script is running, so it need not load it again. */
function markAlive(): void {
  dispatchEvent(new Event('alive'))
}
