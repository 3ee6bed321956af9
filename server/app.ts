/** Builds the Fastify app: limits and guards first, then every subject, then the pages. */
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { days } from '#shared/content/written'
import type { Settings } from './config/settings'
import type { ServerContext } from './context'
import { refuseWhileClosing } from './health/health'
import { addressReader, trustOf } from './http/address'
import { refuseBrokenBytes, refuseBrokenPath, refuseDuplicateHosts } from './http/brokenRequest'
import { containErrors } from './http/containErrors'
import { setErrorHandlers } from './http/errorHandlers'
import { bodyBytes, limitBodies, parseJson } from './http/limits/bodies'
import { defaultLimits, type Limits } from './http/limits/limits'
import { limitTcpConnections, maxConnectionsOfProcess } from './http/limits/limitTcpConnections'
import { limitPipelining } from './http/limits/pipelining'
import { endWastefulBodies } from './http/limits/wastefulBodies'
import { Live } from './live/live'
import { logDestination } from './monitoring/logDestination'
import { startMetrics } from './monitoring/metrics'
import { site } from './site/site'
import type { Store } from './store/port'
import { registerSubjects, type SubjectOptions } from './subjects'
import { type MakeTrial, trialMaker } from './whisper/createAnswerer'

interface Options extends Omit<SubjectOptions, 'makeTrial'> {
  makeTrial?: MakeTrial
  limits?: Limits
  /** Where the built pages are: dist/client, unless a test says otherwise. */
  pagesFolder?: string
  /** The clock for counting visits, in epoch milliseconds; tests may replace it. */
  now?: () => number
  /** Tests look for due work more often, to wait less. */
  dueEveryMs?: number
}

export async function buildApp(
  settings: Settings,
  store: Store,
  { limits = defaultLimits, pagesFolder, now = Date.now, dueEveryMs = 5_000, ...options }: Options,
): Promise<FastifyInstance> {
  const kept = days(settings.retentionDays)
  const app: FastifyInstance = Fastify({
    logger: settings.logLevel !== 'silent' && {
      level: settings.logLevel,
      stream: logDestination(),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(settings.trustProxy),
    bodyLimit: bodyBytes,
    // A store that is slow delays the start, and doesn't end it.
    pluginTimeout: 0,
    requestTimeout: 30_000,
    // For a connection on which nothing moves, such as one whose client doesn't read the reply.
    connectionTimeout: 120_000,
    forceCloseConnections: true,
    return503OnClosing: false,
    frameworkErrors: refuseBrokenPath,
    clientErrorHandler: refuseBrokenBytes,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  parseJson(app, limits)
  app.decorateRequest('caller', null)
  // Share one logger: a child per request would be created for every page and hardly ever used.
  app.setChildLoggerFactory((logger) => logger)
  setErrorHandlers(app)
  if (settings.metricsToken !== undefined) await startMetrics(app, settings.dataDir)
  refuseWhileClosing(app)
  const onStop = stopTogether(app)
  // onClose hooks run last to first: the store closes after everything that still writes to it.
  app.addHook('onClose', () => store.close())
  const mayWait = limitBodies(app, limits, addressReader(settings.trustProxy))
  const live = new Live(app, settings, store, limits)
  // After Live, which takes Socket.IO's requests away from Fastify: this guards those as well.
  refuseDuplicateHosts(app.server)
  limitPipelining(app.server, mayWait)
  if (settings.trustProxy === false)
    limitTcpConnections(app.server, {
      ofBlock: limits.blockTcpConnections,
      all: limits.maxTcpConnections ?? maxConnectionsOfProcess(),
    })
  endWastefulBodies(app.server)
  const { visibility, assets, quotePages, requestPages, describeCalls } = await inScope(
    app,
    (api) =>
      registerSubjects(
        api,
        { store, settings, live, limits, now, dueEveryMs, onStop },
        { makeTrial: trialMaker({ kept, log: api.log }), ...options },
      ),
  )
  const pages = await site(app, {
    publicUrl: settings.publicUrl,
    isVisible: visibility.isVisible,
    taglines: assets.taglines,
    quotes: quotePages,
    requests: requestPages,
    describeCalls,
    timeZone: settings.timeZone,
    kept,
    measurementId: settings.measurementId,
    ...(pagesFolder === undefined ? {} : { folder: pagesFolder }),
  })
  live.setHeaders(pages.dataHeaders)
  visibility.onChange((isVisible) => pages.setVisibility(isVisible))
  assets.events.on('taglines', (taglines) => pages.setTaglines(taglines))
  containErrors(app.server, app.log)
  return app
}

/** Runs `work` in a child scope: what it registers applies to its own routes only. */
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

/** Runs all stop work in parallel; the app's preClose hooks would run one by one. */
function stopTogether(app: FastifyInstance): ServerContext['onStop'] {
  const works: Parameters<ServerContext['onStop']>[0][] = []
  app.addHook('preClose', async () => {
    for (const end of await Promise.allSettled(works.map((work) => work())))
      if (end.status === 'rejected') app.log.error({ err: end.reason }, 'stopping')
  })
  return (work) => works.push(work)
}
