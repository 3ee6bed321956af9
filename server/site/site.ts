/**
 * Serves the build from memory: public pages, the shell of pages that only the browser renders, and
 * their files; and renders the pages behind private links on request. Also gives every reply of the
 * app its security headers, and unknown paths their 404. Never reads the disk after start.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { roleAreas } from '#shared/session/areas'
import { firstPages, roles } from '#shared/session/rules'
import type { Taglines } from '../brand/assets'
import type { RequestPages } from '../contact/contact'
import { Refusal } from '../http/refusal'
import type { QuotePages } from '../quotes/quotes'
import { type BuiltFile, builtFolder, readBuilt } from './built'
import { forCrawlers } from './crawlers'
import { documentation } from './documentation'
import { type Document, makeDocuments } from './documents'
import { mediaType } from './mediaTypes'
import { prepareResponse, send } from './preparedResponse'
import { quotePage } from './quotePage'
import { createRenderers } from './renderers'
import { requestPage } from './requestPage'
import { securityHeaders } from './security'
import { serveFiles } from './serveFiles'

interface SiteOptions {
  publicUrl: string | undefined
  isVisible: boolean
  taglines: Taglines
  /** How long visitors' messages are kept, in words. */
  kept: string
  /** The outside analytics service's id, if any. */
  measurementId?: string | undefined
  /** Serves a quote's page. */
  quotes: QuotePages
  /** Serves the page of a link to the quote form. */
  requests: RequestPages
  timeZone: string
  /** All calls as an OpenAPI document, once the app is ready. */
  describeCalls: () => object
  /** dist/client, except in tests. */
  folder?: string
}

export interface Site {
  /** Whether pages served from now on show Whisper. */
  setVisibility(isVisible: boolean): void
  /** For pages served from now on. */
  setTaglines(taglines: Taglines): void
  /** For replies that bypass Fastify: sockets. */
  dataHeaders: Readonly<Record<string, string>>
}

const immutable = 'public, max-age=31536000, immutable'
const refusedMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Called with the app itself, not registered, since its headers and 404 apply to every route. */
export async function site(app: FastifyInstance, options: SiteOptions): Promise<Site> {
  const { publicUrl, kept, timeZone, measurementId, folder = builtFolder() } = options
  const built = readBuilt(folder)
  const security = securityHeaders({ publicUrl, measurementId, scriptHash: built.scriptHash })
  const variants = (taglines: Taglines) => {
    const filling = { publicUrl, kept, timeZone, measurementId, taglines }
    return {
      visible: makeDocuments(built, { ...filling, isVisible: true }, security.page),
      hidden: makeDocuments(built, { ...filling, isVisible: false }, security.page),
    }
  }
  let made = variants(options.taglines)
  let { isVisible } = options
  let now = isVisible ? made.visible : made.hidden

  // Added when sending, so that refusals by earlier hooks get them too.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(security.data)
    done()
  })

  const sendDocument = (document: Document, request: FastifyRequest, reply: FastifyReply) => {
    const answer = document()
    if (!(answer instanceof Promise)) return send(answer, request, reply)
    return answer.then((made) => send(made, request, reply))
  }
  const serve = (path: string, find: () => Document) => {
    app.get(path, (request, reply) => sendDocument(find(), request, reply))
  }
  const readyFile = ({ path, content }: BuiltFile) => {
    const cacheControl = path.startsWith('/assets/') ? immutable : 'no-cache'
    const own = { 'content-type': mediaType(path), 'cache-control': cacheControl }
    return prepareResponse(content, { ...security.page, ...own })
  }
  for (const path of built.pages.keys()) serve(path, () => now.pages.get(path) ?? now.notFound)
  for (const path of built.clientPaths) serve(path, () => now.shell)
  const crawlers = await forCrawlers(publicUrl, built.pages.keys())
  serveFiles(app, [...built.files, ...crawlers], readyFile)

  const renderers = createRenderers(built.quote)
  const behindLinks = { publicUrl, headers: security.plainPage }
  const { quotes, requests } = options
  quotePage(app, { ...behindLinks, render: renderers.quote, quotes, timeZone })
  requestPage(app, { ...behindLinks, render: renderers.request, requests })

  documentation(app, { listCalls: options.describeCalls, headers: security.data })

  // Refused before a body is read.
  for (const url of [...built.pages.keys(), ...built.clientPaths]) {
    app.route({ method: refusedMethods, url, onRequest: refuse, handler: refuse })
  }

  app.setNotFoundHandler((request, reply) => {
    const { pathname, search } = splitUrl(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || /^\/(api|socket\.io)(\/|$)/.test(pathname)) {
      throw new Refusal('not-found', 'Not Found')
    }
    const trimmed = pathname.replace(/\/$/, '')
    const area = roles.find((role) => `${trimmed}/`.startsWith(`${roleAreas[role]}/`))
    if (area && trimmed === roleAreas[area]) return reply.redirect(firstPages[area] + search)
    if (now.pages.has(trimmed) || (area && trimmed !== pathname))
      return reply.redirect(trimmed + search, 308)
    return sendDocument(now.notFound, request, reply)
  })

  return {
    setVisibility: (next) => {
      isVisible = next
      now = isVisible ? made.visible : made.hidden
    },
    setTaglines: (taglines) => {
      made = variants(taglines)
      now = isVisible ? made.visible : made.hidden
    },
    dataHeaders: security.data,
  }
}

async function refuse(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header('allow', 'GET, HEAD')
  throw new Refusal('method-not-allowed', 'Method Not Allowed')
}

function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, at), search: url.slice(at) }
}
