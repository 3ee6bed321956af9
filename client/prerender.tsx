/** Renders a public path as HTML at build time. The build handles what is filled in per request. */
import './ui/tokens.css'
import './ui/base.css'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { markSvg } from '#shared/brand/mark'
import { pages } from '#shared/content/pages'
import { firstPages, loginPages } from '#shared/session/rules'
import { adminPaths } from './admin/paths'
import { routesAround } from './routes'
import { type Head, headOf } from './site/head'
import { organization } from './site/organization'

export const publicPaths: readonly string[] = pages.map(({ path }) => path)

/** Paths drawn only in the browser; below /admin and /dealer the server answers 404 to any other. */
export const clientPaths: readonly string[] = [...adminPaths, loginPages.dealer, firstPages.dealer]

/** The company's structured data for every page, and the mark and headings for share pictures. */
export { markSvg, organization }
export const headings: readonly { path: string; heading: string }[] = pages

export async function prerender(path: string): Promise<{ html: string; head: Head }> {
  const handler = createStaticHandler(await routesAround(path))
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status}.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  )
  const head = headOf(context.matches.map(({ route }) => route))
  if (!head) throw new Error(`${path} says nothing of itself: its route has no handle.`)
  if (publicPaths.includes(path) && context.matches.at(-1)?.route.path === '*')
    throw new Error(`${path} is a public page without a route in client/routes.tsx.`)
  // As followLinks.ts does in the browser.
  return { html: path === '/' ? html.replaceAll('href="/#', 'href="#') : html, head }
}
