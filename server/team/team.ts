/**
 * Who answers visitors: the subject's entry point. A teammate is here while they have the admin pages open
 * on any server; who vanishes is noticed by all servers two minutes later.
 */
import { teamCalls } from '#shared/team/calls'
import type { TeammateState } from '#shared/team/records'
import type { ServerContext } from '../context'
import { Teammates } from './teammates'

export { goneAfterMs, Teammates } from './teammates'

/** While somebody has the admin pages open, this is written of them. */
const hereEveryMs = 20_000

export async function team({ app, serve, store, live, onStop }: ServerContext): Promise<Teammates> {
  const teammates = new Teammates(store)
  await teammates.prepare()

  teammates.events.on('changed', () => live.admins.emit('team'))

  const list = async (me: string): Promise<{ me: string; teammates: TeammateState[] }> => ({
    me,
    teammates: await teammates.states(),
  })
  serve(teamCalls, {
    list: (_, { teammate }) => list(teammate),
    change: async ({ body }, { teammate }) => {
      await teammates.change(teammate, body)
      return list(teammate)
    },
  })

  async function tellWhoIsHere(): Promise<void> {
    const here = new Set<string>()
    for (const { data } of live.admins.sockets.values()) here.add(data.teammate)
    await teammates.areHere([...here])
  }
  const warn = (err: unknown) => app.log.warn({ err }, 'who is here was not stored')
  live.admins.on('connection', () => void tellWhoIsHere().catch(warn))
  const telling = setInterval(() => void tellWhoIsHere().catch(warn), hereEveryMs)
  telling.unref()
  onStop(async () => clearInterval(telling))
  return teammates
}
