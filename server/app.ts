/**
 * buildApp: every feature plugged in, listening to nothing. The program and the tests use the same.
 */
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { days } from '#shared/content/written'
import { trustOf } from './address'
import { type Analytics, analytics } from './analytics/analytics'
import type { Assets } from './brand/assets'
import { brand } from './brand/brand'
import type { Limit } from './bucket'
import { chat } from './chat/chat'
import { type Contact, contact } from './contact/contact'
import { health } from './health'
import { knowledge } from './knowledge/knowledge'
import { seedKnowledge } from './knowledge/seedKnowledge'
import { Live } from './live'
import { isOwnOrigin } from './origin'
import type { Pace } from './phone/pace'
import { phone } from './phone/phone'
import { type QuoteDoor, quotes } from './quotes/quotes'
import { Refusal } from './refusal'
import { replies } from './replies'
import { resources } from './resources/resources'
import { createServe, type Serve } from './serve'
import { session } from './session/session'
import type { Sessions } from './session/sessions'
import type { Settings } from './settings'
import { refuseBrokenBytes, refuseBrokenPath } from './site/brokenRequest'
import { site } from './site/site'
import type { Store } from './store/port'
import { queue } from './training/queue/queue'
import { training } from './training/training'
import { visitorCookie, visitorKeyOf } from './visitor'
import type { Answerer } from './whisper/answerer'
import { type MakeTrial, trialMaker } from './whisper/createAnswerer'
import { meaningBy } from './whisper/meaning'
import { withModel } from './whisper/model/withModel'
import { nearness } from './whisper/nearness'
import { sitePages } from './whisper/pages/pages'
import { dangerReply } from './whisper/replies'
import type { Visibility } from './whisper/visibility'
import { whisper } from './whisper/whisper'

/** How much one visitor, session or address may do. By visitor first: phones share addresses. */
export interface Limits {
  /** Messages of one visitor. */
  messages: Limit
  /** All events of one visitor or one session. */
  events: Limit
  /** New connections, and new visitors, of one address. */
  connections: Limit
  /** What pages report of visits, of one address: a page a few times a minute, a firm's many people. */
  reports: Limit
}

export const defaultLimits: Limits = {
  messages: { burst: 30, perSecond: 1 },
  events: { burst: 120, perSecond: 10 },
  connections: { burst: 2_000, perSecond: 100 },
  reports: { burst: 600, perSecond: 10 },
}

type Callers = ReturnType<typeof callers>

/** What a subject gets to plug itself in. */
export interface Plug {
  app: FastifyInstance
  store: Store
  settings: Settings
  serve: Serve<Callers>
  live: Live
  limits: Limits
  /** The time, in epoch milliseconds, by which visits are counted. */
  now: () => number
  analytics: Analytics
}

export interface Options {
  /** Null leaves every message unanswered. */
  answerer: Answerer | null
  limits?: Limits
  /** Where the built pages are: dist/client, unless a test says otherwise. */
  pagesFolder?: string
  /** The clock that visits are counted by; a test may have its own. */
  now?: () => number
  /** Plugs in what is not the product's: the bench's own call. */
  more?: (plug: Plug) => void
  /** How Whisper is made for tests of what is not published. */
  makeTrial?: MakeTrial
  /** How fast texts are sent and tried again. */
  pace?: Pace
}

export async function buildApp(
  settings: Settings,
  store: Store,
  {
    answerer,
    limits = defaultLimits,
    pagesFolder,
    now = Date.now,
    more = () => {},
    makeTrial,
    pace,
  }: Options,
): Promise<FastifyInstance> {
  const kept = days(settings.retentionDays)
  const app: FastifyInstance = Fastify({
    logger: settings.logLevel === 'silent' ? false : { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(settings.trustProxy),
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    frameworkErrors: refuseBrokenPath,
    clientErrorHandler: refuseBrokenBytes,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('caller', null)
  app.decorateRequest('visitorKey', null)
  // One logger for all: a child for each request would be made for every page and hardly ever used.
  app.setChildLoggerFactory((logger) => logger)
  replies(app)
  // Hooks of closing run last to first: the store closes after all that still writes.
  app.addHook('onClose', () => store.close())
  const live = new Live(app, settings, store, limits.connections)
  const { visibility, assets, quoteDoor, requestDoor } = await inScope(app, (api) =>
    plugIn(api, {
      ...{ store, settings, live, limits, now, answerer, more, pace },
      makeTrial: makeTrial ?? trialMaker({ kept, log: api.log }),
    }),
  )
  const pages = await site(app, {
    publicUrl: settings.publicUrl,
    isVisible: visibility.isVisible,
    taglines: assets.taglines,
    quotes: quoteDoor,
    requests: requestDoor,
    timeZone: settings.timeZone,
    kept,
    measurementId: settings.measurementId,
    ...(pagesFolder === undefined ? {} : { folder: pagesFolder }),
  })
  live.setHeaders(pages.dataHeaders)
  visibility.onChange((isVisible) => pages.setVisibility(isVisible))
  assets.onChange = (taglines) => pages.setTaglines(taglines)
  return app
}

/** The calls and sockets of every subject. Their hooks run for them alone: a page costs none of it. */
async function plugIn(
  api: FastifyInstance,
  {
    answerer,
    more,
    makeTrial,
    pace,
    ...parts
  }: Omit<Plug, 'app' | 'serve' | 'analytics'> &
    Required<Pick<Options, 'answerer' | 'more' | 'makeTrial'>> & { pace: Pace | undefined },
): Promise<
  { visibility: Visibility; assets: Assets; quoteDoor: QuoteDoor } & Pick<Contact, 'requestDoor'>
> {
  const { store, settings } = parts
  await api.register(cookie)
  await api.register(swagger, {
    openapi: { info: { title: 'Visitor access', version: '1' } },
    transform: jsonSchemaTransform,
  })
  await api.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })

  const { sessions, plugIn: plugInSession } = session(store)
  api.addHook('onRequest', async (request) => {
    const { signed } = request.routeOptions.config
    if (!signed && request.method !== 'GET' && request.method !== 'HEAD') {
      if (!isOwnOrigin(request.headers, settings.publicUrl))
        throw new Refusal('forbidden', 'Forbidden')
    }
    request.visitorKey = visitorKeyOf(request.cookies[visitorCookie])
  })

  const base = { ...parts, app: api, serve: createServe(api, callers(sessions)) }
  const plug: Plug = { ...base, analytics: await analytics(base) }
  await seedKnowledge(store)
  health(plug)
  plugInSession(plug)
  const visibility = await whisper(plug)
  resources(plug)
  const quoteDoor = quotes(plug)
  const assets = await brand(plug)
  const wording = answerer && withModel(answerer, { store, settings, log: api.log })
  const chatting = await chat(plug, { sessions, visibility, answerer: wording })
  const { requestDoor, quoteForm, linkSending } = contact(plug, chatting.channels)
  const { onTaught } = queue(plug, {
    ...{ chat: chatting, meaning: meaningBy(wording), nearness },
    hold: (taught) => held.hold(taught),
  })
  const { uses } = chatting
  const { changed, changes } = await knowledge(plug, { answerer: wording, uses, onTaught })
  const switches = sitePages(plug, { answerer: wording, changed })
  const held = training(plug, { makeTrial, changes, pagesOff: () => switches.off() })
  if (settings.phone) {
    const { channels } = chatting
    linkSending.texts = await phone(plug, {
      ...{ settings: settings.phone, channels, dangerReply, quoteForm, pace },
    })
  }
  more(plug)
  return { visibility, assets, quoteDoor, requestDoor }
}

/** Runs `work` in a scope of the app: what it registers is there for the scope's own routes. */
async function inScope<T>(
  app: FastifyInstance,
  work: (scope: FastifyInstance) => Promise<T>,
): Promise<T> {
  let result: T | undefined
  await app.register(async (scope) => {
    result = await work(scope)
  })
  return result as T
}

function callers(sessions: Sessions) {
  const signedIn = (role: 'admin' | 'dealer') => async (request: FastifyRequest) => {
    const found = await sessions.ofCookies(role, request.cookies)
    if (!found) throw new Refusal('unauthorized', 'Please sign in.')
    return found
  }
  return {
    anyone: async () => null,
    visitor: async (request: FastifyRequest) => {
      if (request.visitorKey === null) throw new Refusal('unauthorized', 'No conversation yet.')
      return request.visitorKey
    },
    dealer: signedIn('dealer'),
    admin: signedIn('admin'),
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose conversation this browser may see; null before the first visit to the panel. */
    visitorKey: string | null
  }
}
