/**
 * Brings the page to life. A prerendered page is hydrated, silently, because the code of its own
 * route is there before React looks; a page that only the browser draws begins empty.
 */
import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { routesAround } from './routes'
import { followLinks } from './site/followLinks'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

const routes = await routesAround(location.pathname)
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    const loaded = await route.lazy()
    delete route.lazy
    Object.assign(route, loaded)
  }),
)
const router = createBrowserRouter(routes)
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
if (root.hasChildNodes()) hydrateRoot(root, app)
else {
  createRoot(root).render(app)
  // A page from the build has the launcher's script in its HTML; here it comes after the page.
  const { watchLauncher } = await import('./site/launcher')
  watchLauncher(() => import('./whisper/start'))
}
followLinks(router)
