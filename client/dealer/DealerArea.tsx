/**
 * Wraps everything under /dealer: a query cache that lives as long as the area, the toasts, and a
 * mark in session storage by which other pages notice that this tab left the portal
 * (site/dealer.ts).
 */
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { makeQueries } from '../session/queries'
import { dealerTabKey, lookAfterDealer } from '../site/dealer'
import { storeText } from '../storage'
import { ToastProvider } from '../ui/status/Toast'
import styles from './DealerArea.module.css'
import { session } from './session/session'

export function DealerArea() {
  const [queries] = useState(() => makeQueries(session))

  useEffect(() => {
    // Without storage leaving goes unnoticed, and the session ends when it expires.
    storeText('session', dealerTabKey, 'inside')
    // When this runs, the document already shows another page.
    return lookAfterDealer
  }, [])

  return (
    <QueryClientProvider client={queries}>
      <div className={`tools ${styles.area}`}>
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      </div>
    </QueryClientProvider>
  )
}
