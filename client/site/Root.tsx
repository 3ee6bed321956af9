import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { markAlive } from './alive'
import { usePlace } from './place'

/** Around every page, public or not. */
export function Root() {
  usePlace()
  useEffect(markAlive, [])
  return <Outlet />
}
