// @ts-check
/** A plugin for Vite's dev server that renders every page from source, as the build does. */
import { organizationMarks, publicDocument, shellDocument } from '../build/document.mjs'

const main = ['/client/main.tsx']
const panel = ['/client/whisper/start.tsx']
const visits = '/client/site/visits/start.ts'
const quote = ['/client/site/contact/start.tsx']
const theme = { script: '/client/admin/ui/theme/start.ts' }
const starter = '/client/starter.ts'

/**
 * @param {string} server address of the server, which knows whether Whisper is visible
 * @returns {import('vite').Plugin}
 */
export function pagesFromSource(server) {
  return {
    name: 'pages-from-source',
    configureServer(vite) {
      /** @param {string} path */
      const render = async (path) => {
        const renderer = /** @type {import('../build/pages.mjs').Renderer} */ (
          await vite.ssrLoadModule('/client/prerender.tsx')
        )
        const { fill } = await vite.ssrLoadModule('/server/site/fill.ts')
        const { days } = await vite.ssrLoadModule('/shared/content/written.ts')
        const { company } = await vite.ssrLoadModule('/shared/company.ts')
        const { siteFacts } = await vite.ssrLoadModule('/shared/content/siteFacts.ts')
        const assets = { main, panel, quote, visits, styles: [], fonts: [] }
        const isShell = renderer.clientPaths.some((known) => leadsTo(known, path))
        const page = await renderer.prerender(isShell ? '/' : path)
        const document = isShell
          ? shellDocument({ title: page.head.title, assets, theme })
          : publicDocument({
              page,
              found: { path, organization: renderer.organization(organizationMarks) },
              assets,
              starter: '',
            })
        const isKnown = isShell || renderer.publicPaths.includes(path)
        const html = fill(withSources(document), {
          publicUrl: undefined,
          isVisible: await isVisible(server),
          // Without an admin's changes, which only admins may read.
          taglines: { primary: company.tagline, secondary: company.secondaryTagline },
          kept: days(siteFacts.conversationDays),
          timeZone: process.env.TIME_ZONE || 'America/New_York',
        })
        return { status: isKnown ? 200 : 404, html: await vite.transformIndexHtml(path, html) }
      }
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          if (request.method !== 'GET') return next()
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
            const { status, html } = await render(pathname)
            response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

/**
 * Styles come with the scripts here, so the scripts load at once instead of at the first touch.
 * @param {string} html
 */
function withSources(html) {
  const scripts = [starter, ...main].map((url) => `<script type="module" src="${url}"></script>`)
  return html
    .replace('<script></script>', '')
    .replace('<script src', '<script type="module" src')
    .replace('</head>', `${scripts.join('')}</head>`)
}

/** @param {string} server */
async function isVisible(server) {
  try {
    const response = await fetch(`${server}/api/whisper/settings`)
    return (await response.json()).isVisible
  } catch {
    return true
  }
}

/**
 * @param {string} pattern '/admin/resources/:id'
 * @param {string} path
 */
function leadsTo(pattern, path) {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)
}
