/**
 * Serves what the build made: public pages, the shell of the pages that only the browser draws, and
 * their files, all from memory. Also gives every answer of the app its security headers, and paths
 * that lead nowhere their 404. Nothing here touches the disk after the start.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal'
import { type ReadyAnswer, ready, readyText, send } from './answer'
import { builtFolder, readBuilt } from './built'
import { robots, sitemap } from './crawlers'
import { makeDocuments } from './documents'
import { mediaType } from './mediaTypes'
import { securityHeaders } from './security'

export interface SiteOptions {
  publicUrl: string | undefined
  isVisible: boolean
  /** dist/client, unless a test says otherwise. */
  folder?: string
}

export interface Site {
  /** Pages served from now on show Whisper, or do not. */
  setVisibility(isVisible: boolean): void
  /** For answers that do not pass through Fastify (sockets, broken requests). */
  securityHeaders: Readonly<Record<string, string>>
}

const immutable = 'public, max-age=31536000, immutable'
const refusedMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Called with the app itself, not registered: its hook and its 404 are for every route. */
export function site(app: FastifyInstance, options: SiteOptions): Site {
  const { publicUrl, folder = builtFolder() } = options
  const built = readBuilt(folder)
  const visible = makeDocuments(built, { publicUrl, isVisible: true })
  const hidden = makeDocuments(built, { publicUrl, isVisible: false })
  let now = options.isVisible ? visible : hidden

  const security = securityHeaders({ publicUrl, scriptHash: built.scriptHash })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(security)
    done()
  })

  for (const path of built.pages.keys()) page(app, path, () => now.pages.get(path))
  for (const path of built.clientPaths) page(app, path, () => now.shell)
  for (const { path, ...content } of built.files) {
    const cacheControl = path.startsWith('/assets/') ? immutable : 'no-cache'
    const headers = { 'content-type': mediaType(path), 'cache-control': cacheControl }
    const answer = ready(content, headers)
    app.get(path, (request, reply) => send(answer, request, reply))
  }
  textFile(app, '/robots.txt', 'text/plain; charset=utf-8', robots(publicUrl))
  if (publicUrl) {
    const text = sitemap(publicUrl, built.pages.keys())
    textFile(app, '/sitemap.xml', 'application/xml; charset=utf-8', text)
  }

  app.setNotFoundHandler((request, reply) => {
    const { pathname, search } = splitUrl(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || /^\/(api|socket\.io)(\/|$)/.test(pathname)) {
      throw new Refusal('not-found', 'Not Found')
    }
    const trimmed = pathname.replace(/\/$/, '')
    if (now.pages.has(trimmed)) return reply.redirect(trimmed + search, 308)
    return send(now.notFound, request, reply)
  })

  return {
    setVisibility: (isVisible) => {
      now = isVisible ? visible : hidden
    },
    securityHeaders: security,
  }
}

function page(app: FastifyInstance, path: string, find: () => ReadyAnswer | undefined): void {
  app.get(path, (request, reply) => {
    const answer = find()
    return answer ? send(answer, request, reply) : reply.callNotFound()
  })
  // Refused before a body is read.
  app.route({ method: refusedMethods, url: path, onRequest: refuse, handler: refuse })
}

async function refuse(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header('allow', 'GET, HEAD')
  throw new Refusal('method-not-allowed', 'Method Not Allowed')
}

function textFile(app: FastifyInstance, path: string, type: string, text: string): void {
  const answer = readyText(text, { 'content-type': type, 'cache-control': 'no-cache' })
  app.get(path, (request, reply) => send(answer, request, reply))
}

function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, at), search: url.slice(at) }
}
