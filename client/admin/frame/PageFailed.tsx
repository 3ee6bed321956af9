/**
 * Replaces a page that didn't load, or failed, and nothing else: the tools, the live connection and
 * its alerts stay. A page that didn't load is reloaded once the connection is back.
 */
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from '../../ui/Button'
import { useAdminConnection } from '../data/live/LiveProvider'
import { PageHeading } from '../ui/layout/PageHeading'
import styles from './AdminFrame.module.css'

/** In the words of Chromium, Firefox, Safari and Vite. The server may also have been updated since. */
const loadFailure = /imported module|module script|preload CSS/i

export function PageFailed() {
  const error = useRouteError()
  const connection = useAdminConnection()
  const isUnloaded = loadFailure.test(String(error))

  useEffect(() => console.error(error), [error])
  useEffect(() => {
    if (!isUnloaded) return
    // The router never loads a page again that once failed.
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    let before = connection.state
    const stop = connection.onState((state) => {
      // Not after 'connecting': a page that always fails would reload forever.
      if (state === 'live' && (before === 'reconnecting' || before === 'offline')) reload()
      before = state
    })
    return () => {
      window.removeEventListener('online', reload)
      stop()
    }
  }, [isUnloaded, connection])

  return (
    <div className={styles.page}>
      <PageHeading>
        {isUnloaded ? 'This page couldn’t be loaded' : 'Something went wrong on this page'}
      </PageHeading>
      <p>{isUnloaded ? 'Check your connection, then reload.' : 'Reload it to try again.'}</p>
      <Button onClick={() => location.reload()}>Reload</Button>
    </div>
  )
}
