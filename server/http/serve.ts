/**
 * Attaches a table of calls to Fastify: validation, access, replies and OpenAPI come from the one
 * declaration in shared/<subject>/calls.ts. A missing or an extra handler is a type error.
 */

import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteOptions,
} from 'fastify'
import { z } from 'zod'
import type {
  Access,
  Address,
  Call,
  Calls,
  ParamNames,
  Received,
  Schema,
  Sent,
} from '#shared/contract'
import { loginPages, type Role } from '#shared/session/rules'
import { signedInBodyBytes } from './limits/bodies'
import { Refusal } from './refusal'

type Input<C extends Call> = {
  params: { [K in ParamNames<C['address']>]: string }
  query: Received<C extends { query: infer Q extends Schema } ? Q : undefined>
  body: Received<C extends { body: infer B extends Schema } ? B : undefined>
}

interface HttpCall {
  request: FastifyRequest
  reply: FastifyReply
  /** For handlers that read a body: throws if the caller signed out while it came in. */
  identifyAgain: () => Promise<void>
}

/** `caller` is the access check's result: a visitor's key, a session, or nothing for anyone. */
type Handler<C extends Call, Callers extends CallersByAccess> = (
  input: Input<C>,
  caller: Awaited<ReturnType<Callers[C['access']]>>,
  http: HttpCall,
) => Promise<Sent<C['reply']>>

type Handlers<C extends Calls, Callers extends CallersByAccess> = {
  [K in keyof C]: Handler<C[K], Callers>
}

/** How each kind of access is checked: resolves to the caller, or throws a Refusal. */
type CallersByAccess = Record<Access, (request: FastifyRequest) => Promise<unknown>>

export type Serve<Callers extends CallersByAccess> = <const C extends Calls>(
  calls: C,
  handlers: Handlers<C, Callers> & { [K in Exclude<keyof Handlers<C, Callers>, keyof C>]: never },
) => void

export function createServe<Callers extends CallersByAccess>(
  app: FastifyInstance,
  callers: Callers,
): Serve<Callers> {
  return (calls, handlers) => {
    for (const [name, call] of Object.entries(calls)) {
      const handler = handlers[name] as Handler<Call, Callers>
      route(app, name, call, callers[call.access], handler)
    }
    refuseOtherMethods(app, Object.values(calls))
  }
}

/** The area in which the caller is signed in. */
const signedInAs: Partial<Record<Access, Role>> = {
  dealer: 'dealer',
  teammate: 'admin',
  admin: 'admin',
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** Specification, section 8: 405 if an address has no such action. */
function refuseOtherMethods(app: FastifyInstance, calls: readonly Call[]): void {
  const byUrl = new Map<string, string[]>()
  for (const { address } of calls) {
    const [method, url] = address.split(' ') as [string, string]
    const own = method === 'GET' ? ['GET', 'HEAD'] : [method]
    byUrl.set(url, [...(byUrl.get(url) ?? []), ...own])
  }
  for (const [url, known] of byUrl) {
    const refuse = async (_: FastifyRequest, reply: FastifyReply) => {
      reply.header('allow', known.join(', '))
      throw new Refusal('method-not-allowed', 'Method Not Allowed')
    }
    const others = methods.filter((method) => !known.includes(method))
    // Refused before a body is read.
    app.route({ method: others, url, schema: { hide: true }, onRequest: refuse, handler: refuse })
  }
}

function route<Callers extends CallersByAccess>(
  app: FastifyInstance,
  name: string,
  call: Call,
  identify: (request: FastifyRequest) => Promise<unknown>,
  handler: Handler<Call, Callers>,
): void {
  const [method, url] = call.address.split(' ') as [string, string]
  const subject = url.split('/')[2] ?? 'api'
  const schema: Record<string, unknown> = {
    operationId: `${subject}.${name}`,
    tags: [subject],
    description: `Access: ${call.access}.`,
    response: { 200: call.reply },
  }
  const params = paramsSchema(call.address)
  if (params) schema.params = params
  schema.querystring = call.query ?? z.strictObject({})
  if (call.body) schema.body = call.body
  if (call.raw === 'reply') delete schema.response
  const isSignedIn = signedInAs[call.access] !== undefined
  const options: RouteOptions = {
    method: method as HTTPMethods,
    url,
    schema,
    ...(isSignedIn && { bodyLimit: signedInBodyBytes }),
    config: { isSignedIn, limitsBody: call.raw === 'body' },
    // The caller is checked before the body is read, so that validation tells strangers nothing.
    onRequest: async (request, reply) => {
      // Proxies and shared computers must not keep it.
      reply.header('cache-control', 'no-store')
      try {
        request.caller = await identify(request)
      } catch (error) {
        const login = loginInstead(call, request, error)
        if (login === undefined) throw error
        return reply.redirect(login, 303)
      }
    },
    // A body may take a while, and its sender may have signed out meanwhile.
    ...(call.body && {
      preHandler: async (request: FastifyRequest) => {
        request.caller = await identify(request)
      },
    }),
    handler: async (request, reply) => {
      const { params, query, body } = request
      const input = { params, query, body } as Input<Call>
      const caller = request.caller as Awaited<ReturnType<Callers[Access]>>
      const identifyAgain = async () => {
        await identify(request)
      }
      return handler(input, caller, { request, reply, identifyAgain })
    },
  }
  if (call.raw === 'body' || (!call.body && method !== 'GET')) routeUnread(app, options)
  else app.route(options)
}

/** Someone following a link to a file can't use a JSON error: they are sent to sign in first. */
function loginInstead({ raw, access }: Call, request: FastifyRequest, error: unknown) {
  const isNavigation = raw === 'reply' && request.headers['sec-fetch-mode'] === 'navigate'
  const role = signedInAs[access]
  if (!isNavigation || !role) return undefined
  return error instanceof Refusal && error.code === 'unauthorized' ? loginPages[role] : undefined
}

/** Leaves the body unread, whatever its type: a handler that wants it sets the limits itself. */
function routeUnread(app: FastifyInstance, options: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.route(options)
  })
}

function paramsSchema(address: Address): Schema | undefined {
  const names = [...address.matchAll(/:(\w+)/g)].map((match) => match[1] as string)
  if (names.length === 0) return undefined
  return z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().max(200)])))
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: unknown
  }
}
