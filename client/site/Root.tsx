import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { markAlive } from './alive'
import { useScrollRestoration } from './useScrollRestoration'

/** Wraps every page, public or not. */
export function Root() {
  useScrollRestoration()
  useEffect(markAlive, [])
  return <Outlet />
}
