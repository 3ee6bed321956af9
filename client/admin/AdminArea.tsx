/**
 * Wraps everything under /admin: the query cache, which also notices the end of the session, the
 * toasts and the theme. Each tool's page loads on demand inside it.
 */
import '../ui/tokens.css'
import '../ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { makeQueries } from '../session/queries'
import { surviveTranslation } from '../surviveTranslation'
import { ToastProvider } from '../ui/status/Toast'
import styles from './AdminArea.module.css'
import { session } from './data/session'
import { followTheme } from './ui/theme/chosenTheme'

export function AdminArea() {
  const [queries] = useState(() => makeQueries(session))
  useLayoutEffect(followTheme, [])
  useLayoutEffect(surviveTranslation, [])
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
