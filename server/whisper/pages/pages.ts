/** Admin calls for the site's pages that Whisper reads: list them, view one, switch them on and off. */
import { pages } from '#shared/content/pages'
import { days } from '#shared/content/written'
import { pageCalls } from '#shared/whisper/pageCalls'
import type { ServerContext } from '../../context'
import { Refusal } from '../../http/refusal'
import type { Answerer } from '../answerer'
import type { Section } from '../engine/sections'
import { pageOf, pageSections } from './pageSections'
import { PageSwitches } from './switches'

interface Parts {
  answerer: Answerer | null
  /** Makes Whisper read its knowledge again, on this and every other server. */
  changed: () => Promise<void>
}

export function sitePages(
  { serve, store, settings, live, activity }: ServerContext,
  { answerer, changed }: Parts,
): PageSwitches {
  const switches = new PageSwitches(store)
  // Computed when an admin first looks, to keep it out of the server's start.
  let sections: Section[] | undefined
  const of = (path: string) => {
    sections ??= pageSections(days(settings.retentionDays))
    return sections.filter(({ url = '' }) => pageOf(url) === path)
  }

  serve(pageCalls, {
    pages: async (_, session) => {
      const switched = await switches.all()
      return {
        pages: pages.map(({ path, name }) => {
          const own = of(path)
          const last = switched.get(path)
          return {
            path,
            title: name,
            passages: own.length,
            isOn: last?.isOn ?? true,
            switched: last
              ? {
                  at: last.at.getTime(),
                  isYou: last.session === session._id,
                  signedInAt: last.signedInAt.getTime(),
                }
              : null,
          }
        }),
        readAt: answerer?.readAt ?? null,
        timeZone: settings.timeZone,
      }
    },
    passages: async ({ query }) => {
      assertPage(query.path)
      return {
        passages: of(query.path).map(({ url = '', heading, text }) => ({
          url,
          title: heading,
          text,
        })),
      }
    },
    switchPage: async ({ body: { path, isOn } }, session) => {
      assertPage(path)
      const { _id, startedAt } = session
      await switches.save({
        _id: path,
        isOn,
        at: new Date(),
        session: _id,
        signedInAt: startedAt,
      })
      await changed()
      live.adminsOnly.emit('pageSwitched', { path, isOn })
      const did = isOn ? 'Turned a page on for Whisper' : 'Turned a page off for Whisper'
      await activity.record(session, { kind: 'settings', did, what: path })
      return { path, isOn }
    },
  })
  return switches
}

function assertPage(path: string): void {
  if (!pages.some((page) => page.path === path)) throw new Refusal('not-found', 'Page not found')
}
