/** The calls by which admins read, write and publish the knowledge base. */
import { dayReader } from '#shared/days'
import { knowledgeCalls, knowledgeStreamCalls } from '#shared/knowledge/calls'
import type { Use } from '#shared/knowledge/records'
import type { ServerContext } from '../context'
import { Buckets } from '../http/limits/bucket'
import { readable } from '../store/readable'
import { knowledgeActivity } from './activity'
import { archived, discarded, fromForm, published, restored, saved, unarchived } from './decisions'
import type { Changed } from './entries'
import { toCsvFile, toJson } from './exporting'
import { KnowledgeImporter } from './importing/knowledgeImporter'
import type { Knowledge } from './knowledge'
import { toEntryRecord, toSummary, toVersion } from './present'
import { contentOf, newestContent } from './record'
import { search } from './search'

/** Imports per session: each blocks the server for a tenth of a second. */
const importsOfSession = { burst: 30, perSecond: 1 / 10 }

interface Others {
  uses: () => Promise<Readonly<Record<string, Use>>>
  /** How often a section of the entry was used, or a way of asking for it. */
  usesOf: (entry: string) => Promise<(section: string, way?: string) => number>
  /** Publishes an entry as the answer to a queued question, unless somebody has dealt with it. */
  teach: (
    answer: { id: string; group: string; decisionRev: number },
    publish: () => Promise<Changed>,
  ) => Promise<Changed>
}

export function serveKnowledge(
  { app: { log }, serve, settings, activity }: ServerContext,
  { parts: { entries, editor, adding } }: Knowledge,
  { uses, usesOf, teach }: Others,
): void {
  const dayOf = dayReader(settings.timeZone)
  const importer = new KnowledgeImporter(entries, editor)
  const imports = new Buckets(importsOfSession)

  const { did, record, publishedMany } = knowledgeActivity(activity)
  serve(knowledgeCalls, {
    list: async () => ({
      entries: await readable(await entries.all().toArray(), toSummary, log),
      timeZone: settings.timeZone,
    }),
    search: async ({ query }) => ({ ids: await search(entries.all(), query.text) }),
    uses: async () => ({ uses: await uses() }),
    sectionUses: async ({ params: { id } }) => {
      const { sections } = newestContent(await entries.get(id))
      const usesOfThis = await usesOf(id)
      return {
        sections: sections.map(({ id: section, ways }) => ({
          id: section,
          used: usesOfThis(section),
          ways: ways.map(({ text }) => ({ text, used: usesOfThis(section, text) })),
        })),
      }
    },
    export: async ({ query: { format } }) => {
      const all = await entries.all().toArray()
      const text = format === 'csv' ? toCsvFile(all) : toJson(all)
      return { filename: `knowledge-${dayOf(new Date())}.${format}`, text }
    },
    get: async ({ params }) => toEntryRecord(await entries.get(params.id)),
    versions: async ({ params }) => {
      const versions = (await entries.get(params.id)).versions
      return { versions: versions.map(toVersion).reverse() }
    },

    create: async ({ body: { id, origin, publish, decisionRev, ...words } }, session) => {
      const entry = { id, words: contentOf(words), origin }
      const group = origin.kind === 'taught' ? origin.group : undefined
      const create = () => editor.create(entry, publish)
      const isAnswer = publish && group !== undefined && decisionRev !== undefined
      const { before, after } = await (isAnswer
        ? teach({ id, group, decisionRev }, create)
        : create())
      const created = toEntryRecord(after)
      if (before?.rev !== after.rev)
        await did(session, publish ? 'Published' : 'Wrote an entry', created)
      return created
    },
    addDrafts: async ({ body: { origin, entries: drafts } }, session) => {
      const added = await editor.addDrafts(
        drafts.map(({ id, ...words }) => ({ id, words: contentOf(words), origin })),
      )
      const { written } = added
      if (written > 0)
        await record(session, written === 1 ? 'Wrote an entry' : `Wrote ${written} entries`)
      return { entries: added.entries }
    },
    save: ({ params, body: { rev, ...words } }) =>
      editor.change(params.id, rev, fromForm(saved, contentOf(words))),
    publish: ({ params, body: { rev, words } }, session) =>
      did(
        session,
        'Published',
        editor.change(params.id, rev, words ? fromForm(published, contentOf(words)) : published()),
      ),
    addWays: async ({ body }, session) => {
      const added = await adding.add(body.ways)
      await record(session, 'Added ways of asking')
      return added
    },
    publishMany: async ({ body }, session) => {
      const outcome = await editor.publishMany(body.entries)
      await publishedMany(session, outcome.published)
      return outcome
    },
    discard: ({ params, body }, session) =>
      did(session, 'Discarded changes', editor.change(params.id, body.rev, discarded)),
    restore: ({ params, body }, session) =>
      did(
        session,
        `Restored version ${body.version}`,
        editor.change(params.id, body.rev, restored(body.version)),
      ),
    setArchived: ({ params, body: { rev, archived: into } }, session) =>
      did(
        session,
        into ? 'Archived an entry' : 'Restored an entry',
        editor.change(params.id, rev, into ? archived : unarchived),
      ),
    remove: async ({ params: { id }, query }, session) => {
      const { origin, words } = toEntryRecord(await editor.remove(id, query.rev))
      await record(session, 'Deleted an entry', origin.kind === 'taught' ? '' : words.title)
      return { id }
    },
  })

  serve(knowledgeStreamCalls, {
    import: async ({ query }, session, { request: { raw }, identifyAgain }) => {
      imports.take(session._id)
      const plan = await importer.run(raw, query, identifyAgain)
      const what = `${plan.counts.new} new, ${plan.counts.changed} changed`
      if (query.seen !== undefined) await record(session, 'Imported entries', what)
      return plan
    },
  })
}
