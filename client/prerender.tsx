/** Turns a public path into HTML at build time. What is filled in when served is the build's part. */
import './ui/tokens.css'
import './ui/base.css'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { markSvg } from '#shared/brand/mark'
import { pages } from '#shared/content/pages'
import { adminPaths } from './admin/paths'
import { dealerPaths } from './dealer/paths'
import { routesAround } from './routes'
import { type Head, headOf } from './site/head'
import { organisation } from './site/organisation'

export const publicPaths: readonly string[] = pages.map(({ path }) => path)

/** Paths that only the browser draws. */
export const clientPaths: readonly string[] = [...adminPaths, ...dealerPaths]

/** What every page tells of the company, and the words on the pictures that are made of them. */
export { markSvg, organisation }
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
  return { html, head }
}
