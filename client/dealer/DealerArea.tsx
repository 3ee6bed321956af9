/**
 * Everything under /dealer: the query cache, which goes with it, the toasts, and the mark that this tab
 * was here, by which a page elsewhere knows that the portal was left (site/dealer.ts).
 */
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { dealerTabKey, lookAfterDealer } from '../site/dealer'
import { ToastProvider } from '../ui/Toast'
import styles from './DealerArea.module.css'
import { makeQueries } from './queries'

export function DealerArea() {
  const [queries] = useState(makeQueries)

  useEffect(() => {
    try {
      sessionStorage.setItem(dealerTabKey, 'inside')
    } catch {
      // Blocked storage: leaving goes unnoticed, and the session ends by its time.
    }
    // Another page of this document is shown by now.
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
