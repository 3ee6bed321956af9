/** Links in Whisper's panel lead to pages of this site without leaving the page, so the panel stays. */
import type { createBrowserRouter } from 'react-router-dom'
import { isAdminPath } from './areas'

type Router = ReturnType<typeof createBrowserRouter>

export function followLinks(router: Pick<Router, 'navigate'>): void {
  document.getElementById('whisper')?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (!link || !isPlain || link.download || link.origin !== location.origin) return
    if (isAdminPath(link.pathname)) return
    event.preventDefault()
    void router.navigate(link.pathname + link.search + link.hash)
  })
}
