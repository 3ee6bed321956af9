/**
 * Resources that dealers download and admins maintain. The subject's entry point: it assembles the
 * parts and serves the calls.
 */
import { notOpenedParameter } from '#shared/resources/addresses'
import { resourceCalls, resourceStreamCalls } from '#shared/resources/calls'
import { limits } from '#shared/resources/limits'
import { categories, urlProblem } from '#shared/resources/rules'
import { firstPages } from '#shared/session/rules'
import type { By } from '../activity/port'
import type { ServerContext } from '../context'
import { Buckets } from '../http/limits/bucket'
import { Refusal } from '../http/refusal'
import { uploadBody } from '../http/uploads/uploadBody'
import { UploadSlots } from '../http/uploads/uploadSlots'
import { readable } from '../store/readable'
import { checkUrl } from './checkUrl'
import { DealerResources } from './dealerResources'
import { deliver } from './deliver'
import { toDealerResource, toVersion } from './documents'
import { downloadDays, downloadsCsv } from './downloadDays'
import { Downloads } from './downloads'
import { ResourceBroadcaster } from './resourceBroadcaster'
import { ResourceEditor } from './resourceEditor'
import { StoredResources } from './storedResources'
import { Tickets } from './tickets'
import { tooLarge, Uploads } from './uploads'

/** The longest an upload may take. */
const wholeMs = 3_600_000

/** URL checks per admin. */
const checks = { burst: 20, perSecond: 1 / 3 }

export function resources({
  app,
  serve,
  store,
  settings,
  live,
  analytics,
  activity,
  onStop,
  unusedFiles,
}: ServerContext): void {
  const { log } = app
  const { files } = store
  const { timeZone } = settings
  const resources = new StoredResources(store)
  const uploads = new Uploads(store)
  const tickets = new Tickets(store)
  const downloads = new Downloads(store)
  const broadcaster = new ResourceBroadcaster(live)
  const editor = new ResourceEditor({ resources, uploads, downloads, unusedFiles, broadcaster })
  const offering = new DealerResources({
    resources,
    tickets,
    downloads,
    broadcaster,
    onDownloaded: (ticketId) => analytics.record({ ...counted(ticketId), person: null }),
  })
  analytics.addSource(async function* (since) {
    for await (const { _id, at } of downloads.since(since))
      yield { ...counted(_id), at: at.getTime() }
  })
  async function did(by: By, did: string, changing: ReturnType<ResourceEditor['add']>) {
    const { resource, isRepeat } = await changing
    const { id, title: what } = resource
    if (!isRepeat)
      await activity.record(by, { kind: 'resources', did, what, subject: { kind: 'resource', id } })
    return resource
  }
  const slots = new UploadSlots({ each: 4, all: 12 })
  const checksOf = new Buckets(checks)

  onStop(() => slots.stop())
  app.addHook('onClose', async () => broadcaster.stop())

  serve(resourceCalls, {
    published: async () => ({
      resources: await readable(await offering.all(), toDealerResource, log),
    }),

    list: async () => ({
      resources: await readable(await resources.all(), (one) => editor.withCount(one), log),
    }),
    get: async ({ params }) => editor.withCount(await resources.get(params.id)),
    create: ({ body }, session) => did(session, 'Added a resource', editor.add(body)),
    update: ({ params, body }, session) =>
      did(session, 'Edited a resource', editor.change(params.id, body)),
    replace: ({ params, body }, session) =>
      did(session, 'Replaced a resource’s file', editor.replace(params.id, body)),
    setArchived: ({ params, body: { archived } }, session) =>
      did(
        session,
        archived ? 'Archived a resource' : 'Restored a resource',
        editor.setArchived(params.id, archived),
      ),
    reorder: async ({ body }, session) => {
      const moved = await editor.reorder(body)
      const what = categories.find(({ id }) => id === body.category)?.name
      if (moved.length > 0)
        await activity.record(session, { kind: 'resources', did: 'Reordered resources', what })
      return { resources: moved }
    },
    remove: async ({ params: { id } }, session) => {
      const { title: what } = await editor.remove(id)
      await activity.record(session, { kind: 'resources', did: 'Deleted a resource', what })
      return { id }
    },
    discardUpload: async ({ params }) => {
      await editor.discard(params.upload)
      return {}
    },

    versions: async ({ params }) => {
      const { versions } = await resources.get(params.id)
      return { versions: versions.map(toVersion).reverse() }
    },
    downloads: async ({ params, query }) => {
      const { _id } = await resources.get(params.id)
      return downloadDays(downloads, _id, query, timeZone)
    },
    exportDownloads: async ({ params, query }) => {
      const { _id, filename } = await resources.get(params.id)
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
    upload: ({ query }, session, { request: { raw }, identifyAgain }) => {
      if (Number(raw.headers['content-length']) > limits.fileBytes) throw tooLarge()
      return slots.within(session._id, raw, () =>
        uploads.receive(uploadBody(raw, wholeMs), query.filename, identifyAgain),
      )
    },

    open: async ({ params }, session, { reply }) => {
      try {
        return reply.redirect(await offering.ticketFor(params.id, session._id), 303)
      } catch (error) {
        const isAbsent = error instanceof Refusal && ['not-found', 'conflict'].includes(error.code)
        if (!isAbsent) throw error
        return reply.redirect(notOpenedPage(params.id), 303)
      }
    },

    download: async ({ params }, session, { request, reply }) =>
      deliver(files, await offering.deliveryOf(params.ticket, session._id), request, reply),

    preview: async ({ params, query }, _, { request, reply }) =>
      deliver(files, await offering.previewOf(params.id, query.version), request, reply),
  })
}

/** The portal, with a notice that there was nothing to open. */
function notOpenedPage(id: string): string {
  return `${firstPages.dealer}?${new URLSearchParams({ [notOpenedParameter]: id })}`
}

function counted(ticketId: string) {
  return { key: `download:${ticketId}`, action: 'dealerDownload' } as const
}
