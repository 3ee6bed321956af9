/**
 * Dealer resources: what dealers download and admins keep current. This is the subject's one door: it
 * puts the parts together and serves its calls.
 */
import { notOpenedParameter } from '#shared/resources/addresses'
import { resourceCalls, resourceStreamCalls } from '#shared/resources/calls'
import { limits } from '#shared/resources/limits'
import type { Resource } from '#shared/resources/records'
import { resourceNotFound, urlProblem } from '#shared/resources/rules'
import { safeFilename } from '#shared/resources/safeFilename'
import { firstPages } from '#shared/session/rules'
import type { Plug } from '../app'
import { Buckets } from '../bucket'
import { takingLong } from '../longRequests'
import { Refusal } from '../refusal'
import { arriving } from './arriving'
import { Catalogue } from './catalogue'
import { checkUrl } from './checkUrl'
import { deliver } from './deliver'
import {
  type StoredFile,
  type StoredResource,
  toDealerResource,
  toResource,
  toVersion,
} from './documents'
import { downloadDays, downloadsCsv } from './downloadDays'
import { Downloads } from './downloads'
import { News } from './news'
import { Slots } from './slots'
import { Tickets } from './tickets'
import { tooLarge, Uploads } from './uploads'

const collectMs = 3_600_000
/** Clicks of one session; and how often one admin may have URLs asked. */
const clicks = { burst: 300, perSecond: 5 }
const checks = { burst: 20, perSecond: 1 / 3 }

export async function resources({ app, serve, store, settings, live }: Plug): Promise<void> {
  const { log } = app
  const { files } = store
  const { timeZone } = settings
  const catalogue = new Catalogue(store)
  const uploads = new Uploads(store)
  const tickets = new Tickets(store)
  const downloads = new Downloads(store)
  const news = new News(live)
  const slots = new Slots()
  const ticketsOf = new Buckets(clicks)
  const checksOf = new Buckets(checks)

  const isNeeded = async (sha256: string) =>
    (await uploads.needs(sha256)) || (await catalogue.needs(sha256))
  const drop = (sha256: string) => files.removeUnless(sha256, () => isNeeded(sha256))

  async function collect(): Promise<void> {
    await files.tidy()
    for await (const sha256 of files.all()) await drop(sha256)
  }
  let collecting: Promise<void> = Promise.resolve()
  const startCollecting = () => {
    collecting = collect().catch((err: unknown) => log.warn({ err }, 'files not looked through'))
  }
  startCollecting()
  const timer = setInterval(startCollecting, collectMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    news.stop()
    await collecting
  })

  const withCount = async (stored: StoredResource) =>
    toResource(stored, await downloads.count(stored._id))

  /** One record that does not fit is left out and logged. */
  async function readable<T>(stored: StoredResource, read: () => T | Promise<T>): Promise<T[]> {
    try {
      return [await read()]
    } catch (err) {
      log.warn({ err, resource: stored._id }, 'stored resource does not fit and is left out')
      return []
    }
  }

  async function tell(stored: StoredResource): Promise<Resource> {
    const resource = await withCount(stored)
    news.changed([resource])
    return resource
  }

  /** With the upload's file, if there is one; the upload ends when the resource has it. */
  async function withUpload(
    id: string | undefined,
    work: (file: (StoredFile & { filename: string }) | null) => Promise<StoredResource>,
  ): Promise<Resource> {
    const found = id === undefined ? null : await uploads.get(id)
    const stored = await work(found)
    if (id !== undefined) await uploads.end(id)
    return tell(stored)
  }

  const fileOf = (found: StoredFile | null): StoredFile | null =>
    found && { sha256: found.sha256, size: found.size, type: found.type }

  async function offered(id: string): Promise<StoredResource> {
    const stored = await catalogue.get(id)
    if (stored.archived) throw new Refusal('not-found', resourceNotFound)
    return stored
  }

  async function ticketFor(id: string, sessionId: string): Promise<string> {
    ticketsOf.take(sessionId)
    const { _id, version } = await offered(id)
    if (version === 0) throw new Refusal('conflict', 'This is not available yet.')
    const ticket = await tickets.give(_id, version, sessionId)
    return `/api/resources/tickets/${ticket._id}`
  }

  serve(resourceCalls, {
    published: async () => {
      const all = (await catalogue.all()).filter(({ archived }) => !archived)
      const shown = all.map((one) => readable(one, () => toDealerResource(one)))
      return { resources: (await Promise.all(shown)).flat() }
    },

    ticket: async ({ params }, session) => ({ address: await ticketFor(params.id, session._id) }),

    list: async () => {
      const all = await catalogue.all()
      const shown = all.map((one) => readable(one, () => withCount(one)))
      return { resources: (await Promise.all(shown)).flat() }
    },

    get: async ({ params }) => withCount(await catalogue.get(params.id)),

    create: ({ body }) => withUpload(body.upload, (found) => catalogue.add(body, fileOf(found))),

    update: ({ params, body }) =>
      withUpload(body.upload, (found) => catalogue.change(params.id, body, fileOf(found))),

    replace: ({ params, body: { upload, note, filename } }) =>
      withUpload(upload, (found) => {
        const file = fileOf(found) as StoredFile
        const name = safeFilename(filename ?? found?.filename ?? '')
        return catalogue.replace(params.id, file, { filename: name, note })
      }),

    remove: async ({ params: { id } }) => {
      const removed = await catalogue.remove(id)
      news.removed(id)
      for (const sha256 of removed.files) await drop(sha256)
      return { id }
    },

    setArchived: async ({ params, body }) =>
      tell(await catalogue.setArchived(params.id, body.archived)),

    reorder: async ({ body }) => {
      const moved = await catalogue.reorder(body.category, body.ids)
      const told = await Promise.all(moved.map(withCount))
      news.changed(told)
      return { resources: told }
    },

    discardUpload: async ({ params }) => {
      const sha256 = await uploads.end(params.upload)
      if (sha256) await drop(sha256)
      return {}
    },

    versions: async ({ params }) => {
      const { versions } = await catalogue.get(params.id)
      return { versions: versions.map(toVersion).reverse() }
    },

    downloads: async ({ params, query }) => {
      const { _id } = await catalogue.get(params.id)
      return downloadDays(downloads, _id, query, timeZone)
    },

    exportDownloads: async ({ params, query }) => {
      const { _id, filename } = await catalogue.get(params.id)
      const text = downloadsCsv(await downloadDays(downloads, _id, query, timeZone))
      return { filename: `downloads-${filename.replace(/\.[^.]*$/, '')}.csv`, text }
    },

    checkUrl: async ({ body }, session) => {
      const problem = urlProblem(body.url)
      if (problem) throw new Refusal('invalid', 'Bad Request', { fields: { url: problem } })
      checksOf.take(session._id)
      return checkUrl(body.url)
    },
  })

  serve(resourceStreamCalls, {
    upload: ({ query }, session, { request: { raw } }) => {
      if (Number(raw.headers['content-length']) > limits.fileBytes) throw tooLarge()
      return slots.within(session._id, () =>
        takingLong(raw.socket, () => uploads.receive(arriving(raw), query.filename)),
      )
    },

    open: async ({ params }, session, { reply }) => {
      try {
        return reply.redirect(await ticketFor(params.id, session._id), 303)
      } catch (error) {
        const isAbsent = error instanceof Refusal && ['not-found', 'conflict'].includes(error.code)
        if (!isAbsent) throw error
        return reply.redirect(notOpenedPage(params.id), 303)
      }
    },

    download: async ({ params }, session, { request, reply }) => {
      const ticket = await tickets.get(params.ticket, session._id)
      const stored = await offered(ticket.resourceId)
      const count = async () => {
        const now = await downloads.add(ticket)
        if (now !== null) news.downloaded(stored._id, now)
      }
      return deliver(files, { ...versionIn(stored, ticket.version), count }, request, reply)
    },

    preview: async ({ params, query }, _, { request, reply }) => {
      const stored = await catalogue.get(params.id)
      const found = versionIn(stored, query.version ?? stored.version)
      return deliver(files, { ...found, count: async () => {} }, request, reply)
    },
  })
}

/** The portal, telling that there was nothing to open. */
function notOpenedPage(id: string): string {
  return `${firstPages.dealer}?${new URLSearchParams({ [notOpenedParameter]: id })}`
}

/** The latest goes by the resource's present name, an older one by its own. */
function versionIn(stored: StoredResource, number: number) {
  const version = stored.versions.find((one) => one.version === number)
  if (!version) throw new Refusal('not-found', 'There is no such version.')
  return { version, filename: number === stored.version ? stored.filename : version.filename }
}
