/**
 * The browser's entry point. A prerendered page is hydrated without a visible change: static parts
 * stay as they are, and the code for the rest is loaded before React starts. A page that only the
 * browser draws starts empty.
 */
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { routesAround } from './routes'
import { followLinks } from './site/followLinks'
import { keepStatic } from './site/keepStatic'

const root = document.getElementById('root') as HTMLElement

const routes = await routesAround(location.pathname)
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    const loaded = keepStatic(route) ?? (await route.lazy())
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
  // Prerendered pages have these scripts in their HTML; here they load after the page.
  void import('./site/withoutStarter')
}
followLinks(router)
