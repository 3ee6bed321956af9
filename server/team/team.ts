/**
 * Who answers visitors: the subject's entry point. A teammate is here while they have the admin pages open
 * on any server; who vanishes is noticed by all servers two minutes later.
 */
import { teamCalls } from '#shared/team/calls'
import type { ServerContext } from '../context'
import { Refusal } from '../http/refusal'
import { makePassword, type Sessions } from '../session/session'
import { SavedReplies } from './savedReplies'
import type { Teammates } from './teammates'

export { Teammates } from './teammates'

/** While somebody has the admin pages open, this is written of them. */
const hereEveryMs = 20_000

export function team(
  { app, serve, store, settings, live, onStop }: ServerContext,
  { teammates, sessions }: { teammates: Teammates; sessions: Sessions },
): void {
  const replies = new SavedReplies(store)
  teammates.events.on('changed', () => live.admins.emit('team'))

  const sendsEmail = settings.smtpUrl !== undefined && settings.publicUrl !== undefined
  const list = async (me: string) => ({
    ...{ me, sendsEmail, notify: await teammates.notifyOf(me) },
    teammates: await teammates.states(),
  })
  async function hoursNow() {
    const { hours } = teammates
    return { hours: await hours.read(), timeZone: hours.timeZone }
  }
  async function changed(changing: Promise<void>) {
    await changing
    live.admins.emit('team')
    return { replies: await replies.all() }
  }
  function refuseOneself(id: string, me: string): void {
    if (id === me) throw new Refusal('conflict', 'Ask another teammate to do that.')
  }
  serve(teamCalls, {
    list: (_, { teammate }) => list(teammate),
    change: async ({ body }, { teammate }) => {
      await teammates.change(teammate, body)
      return list(teammate)
    },
    add: async ({ body }) => {
      const password = makePassword()
      return { id: await teammates.addNamed(body.name, password), password }
    },
    rename: async ({ params, body }, { teammate }) => {
      await teammates.change(params.id, body)
      return list(teammate)
    },
    newPassword: async ({ params: { id } }, { teammate }) => {
      refuseOneself(id, teammate)
      const password = makePassword()
      await teammates.setPassword(id, password)
      await sessions.endOf(id)
      return { id, password }
    },
    remove: async ({ params: { id } }, { teammate }) => {
      refuseOneself(id, teammate)
      await teammates.remove(id)
      await sessions.endOf(id)
      return list(teammate)
    },
    hours: () => hoursNow(),
    setHours: async ({ body }) => {
      await teammates.setHours(body.hours)
      return hoursNow()
    },
    savedReplies: async () => ({ replies: await replies.all() }),
    saveReply: async ({ params, body }) => changed(replies.save({ ...params, ...body })),
    removeReply: async ({ params }) => changed(replies.remove(params.id)),
    changePassword: async ({ body }, { _id, teammate }) => {
      await teammates.setPassword(teammate, body.password)
      await sessions.endOf(teammate, _id)
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
}
