/**
 * Metrics of this process, in Prometheus' text format. Nothing is counted until startMetrics, which
 * METRICS_TOKEN enables. Label values come from a few words in the source, never from strangers.
 */
import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { type ChannelName, channelNames } from '#shared/chat/channels'
import type { AnswerStatus } from '#shared/chat/records'
import { type ErrorCode, errorCodes } from '#shared/contract'
import type { Answer } from '#shared/whisper/answer'

/** From a message's arrival until it is flushed, sent to admins, acknowledged to its sender. */
type DeliveryStage = 'stored' | 'published' | 'acknowledged'

/** One operation: the embedded store's commit of many writes, or a single MongoDB command. */
type StoreOperation = 'commit' | 'command'

type Queue = 'answers' | 'texts' | 'emails' | 'training'

interface AnswerMade extends Partial<Pick<Answer, 'why'>> {
  status: AnswerStatus
  at?: Date
}

const fastBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
/** A value that takes longer to read is left out of the scrape. */
const readLimitMs = 2_000

/** Gauges, whose values are read when they are scraped. */
const gauges = {
  ready: { help: 'Whether the server can do its work: 1, or 0 as GET /api/health explains.' },
  sockets: { help: 'Sockets connected to this server.', label: 'namespace' },
  open_panels: { help: 'Visitors on this server whose panel is open.' },
  queue_length: {
    help: 'Queue length: answers on this server; texts, e-mails and Training questions on all servers.',
    label: 'queue',
  },
  disk_free_bytes: { help: 'Free space on the disk of DATA_DIR, for this user.' },
} as const

type GaugeName = keyof typeof gauges

interface Reading {
  gauge: GaugeName
  of: Readonly<Record<string, string>>
  read: () => number | Promise<number>
}

/** By gauge and label, for the latest app of the process. */
const readings = new Map<string, Reading>()
let metrics: Awaited<ReturnType<typeof createMetrics>> | undefined
let rendering: Promise<string> | undefined

/** Starts counting, including requests to the routes this app registers afterwards. */
export async function startMetrics(app: FastifyInstance, dataDir: string): Promise<void> {
  metrics ??= await createMetrics()
  const { requests } = metrics
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    requests.inc({ method: request.method, route, status: reply.statusCode })
    done()
  })
  readAtScrape('disk_free_bytes', async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  })
}

/** `of`: the gauge's label, if it has one. */
export function readAtScrape(gauge: 'queue_length', read: Reading['read'], of: Queue): void
export function readAtScrape(gauge: 'sockets', read: Reading['read'], of: string): void
export function readAtScrape(
  gauge: 'ready' | 'open_panels' | 'disk_free_bytes',
  read: Reading['read'],
): void
export function readAtScrape(gauge: GaugeName, read: Reading['read'], of = ''): void {
  const { label } = { label: '', ...gauges[gauge] }
  readings.set(`${gauge}:${of}`, { gauge, of: label ? { [label]: of } : {}, read })
}

export function countMessage(channel: ChannelName): void {
  metrics?.messages.inc({ channel })
}

/** `receivedAt`: by performance.now(). */
export function observeDelivery(stage: DeliveryStage, receivedAt: number): void {
  metrics?.delivery.observe({ stage }, (performance.now() - receivedAt) / 1_000)
}

/** Counts a stored answer. `messageAt`: when its message came in. */
export function countAnswer(answer: AnswerMade, messageAt: Date, isBusy: boolean): void {
  if (!metrics) return
  const madeBy = answer.why?.madeBy
  if (answer.status === 'failed')
    metrics.answers.inc({ outcome: isBusy ? 'busy' : 'failed', kind: 'none' })
  else if (madeBy === 'admitted') metrics.answers.inc({ outcome: 'admitted', kind: 'none' })
  else metrics.answers.inc({ outcome: 'done', kind: madeBy ?? 'none' })
  // A clock that was set back must not lower the sum.
  const at = answer.at?.getTime() ?? Date.now()
  metrics.answerTime.observe(Math.max(0, at - messageAt.getTime()) / 1_000)
  const outcome = answer.why?.model?.outcome
  if (outcome) metrics.model.inc({ outcome })
}

export function countRefusal(code: ErrorCode): void {
  metrics?.refusals.inc({ code })
}

/** `said`: our reason, if the refusal is ours and not the transport's. */
export function countHandshakeRefusal(said: unknown): void {
  if (typeof said === 'string' && said in errorCodes) countRefusal(said as ErrorCode)
}

export function observeStore(operation: StoreOperation, ms: number): void {
  metrics?.store.observe({ operation }, ms / 1_000)
}

/** Simultaneous callers get the same result. Throws before startMetrics. */
export async function scrape(): Promise<{ type: string; text: string }> {
  if (!metrics) throw new Error('Metrics are off.')
  const { registry, levels } = metrics
  rendering ??= render(registry, levels).finally(() => {
    rendering = undefined
  })
  return { type: registry.contentType, text: await rendering }
}

type Levels = Awaited<ReturnType<typeof createMetrics>>['levels']

async function render(registry: Registry, levels: Levels): Promise<string> {
  for (const gauge of Object.values(levels)) gauge.reset()
  // A reset gauge without labels reads 0. Only for `ready` is that right.
  levels.open_panels.remove()
  levels.disk_free_bytes.remove()
  const reading = [...readings.values()].map(async ({ gauge, of, read }) => {
    try {
      const late = pause(readLimitMs, null, { ref: false })
      const value = await Promise.race([read(), late])
      if (value !== null) levels[gauge].set(of, value)
    } catch {
      // Left out: a store that is away fails many of them, and `ready` says so.
    }
  })
  await Promise.all(reading)
  return registry.metrics()
}

async function createMetrics() {
  // Loaded only if metrics are on.
  const client = await import('prom-client')
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new client.Counter({ name: `visitor_access_${name}_total`, help, labelNames, registers })
  const histogram = <L extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: L[]
  ) =>
    new client.Histogram({
      name: `visitor_access_${name}_seconds`,
      help,
      buckets,
      labelNames,
      registers,
    })
  const gauge = (name: GaugeName) => {
    const { help, label } = { label: undefined, ...gauges[name] }
    const labelNames = label ? [label] : []
    return new client.Gauge<string>({
      name: `visitor_access_${name}`,
      help,
      labelNames,
      registers,
    })
  }
  const made = {
    registry,
    messages: counter('messages', 'Messages of visitors that were stored.', 'channel'),
    answers: counter('answers', 'Answers that were stored.', 'outcome', 'kind'),
    model: counter('model_requests', 'What the language model was asked for.', 'outcome'),
    refusals: counter('refusals', 'Calls, events and connections refused.', 'code'),
    requests: counter('http_requests', 'HTTP requests.', 'method', 'route', 'status'),
    delivery: histogram(
      'delivery',
      'From the arrival of a message of the panel: until stored, published to admins, acknowledged (repeats as well).',
      fastBuckets,
      'stage',
    ),
    answerTime: histogram('answer', 'From storing a message to its answer.', answerBuckets),
    store: histogram(
      'store',
      'Commits of the embedded store, commands to MongoDB.',
      fastBuckets,
      'operation',
    ),
    levels: {
      ready: gauge('ready'),
      sockets: gauge('sockets'),
      open_panels: gauge('open_panels'),
      queue_length: gauge('queue_length'),
      disk_free_bytes: gauge('disk_free_bytes'),
    } satisfies Record<GaugeName, unknown>,
  }
  // Zero from the start, so that the first of each shows as an increase.
  for (const channel of channelNames) made.messages.inc({ channel }, 0)
  for (const code of Object.keys(errorCodes)) made.refusals.inc({ code }, 0)
  for (const kind of ['passages', 'model', 'small-talk'])
    made.answers.inc({ outcome: 'done', kind }, 0)
  for (const outcome of ['admitted', 'failed', 'busy'])
    made.answers.inc({ outcome, kind: 'none' }, 0)
  for (const stage of ['stored', 'published', 'acknowledged']) made.delivery.zero({ stage })
  return made
}
