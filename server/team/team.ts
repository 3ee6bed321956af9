/**
 * The teammates who answer visitors: the subject's entry point. A teammate is here while they have
 * the admin pages open on any server; some time after the last heartbeat (heartbeats.ts), all servers
 * count them as gone.
 */
import { company } from '#shared/company'
import { teamCalls } from '#shared/team/calls'
import type { By } from '../activity/port'
import type { ServerContext } from '../context'
import { Buckets } from '../http/limits/bucket'
import { Refusal } from '../http/refusal'
import { PeriodicTask } from '../jobs/periodicTask'
import type { EmailQueue } from '../mail/emailQueue'
import { makePassword, type Sessions } from '../session/session'
import { pushKeys } from './push/keys'
import { Push } from './push/push'
import { SavedReplies } from './savedReplies'
import { StoredStartList } from './startList'
import type { Member, Teammates } from './teammates'
import { hereEveryMs } from './teamPresence'
import { testEmails } from './testEmail'

export { lateMs, TeamNotifier } from './teamNotifier'
export type { TeamNotification } from './notificationEmails'
export { summaryLine, DailySummary } from './summary'
export { type TeammateEmailData, restrictToReaders } from './restrictToReaders'
export { WeeklyFigures } from './weeklyFigures'
export type { Push } from './push/push'
export { Teammates } from './teammates'

/** Per teammate, for their own password: nobody may find out another's by trying. */
const passwordTries = { burst: 5, perSecond: 1 / 900 }

interface Parts {
  teammates: Teammates
  sessions: Sessions
  /** Null if this server sends none. */
  emails: EmailQueue | null
  /** See push/push.ts. */
  isPushService?: ((endpoint: string) => boolean) | undefined
}

/** Resolves to the push notifications for teammates' devices. */
export async function team(
  { app, serve, store, settings, live, activity, onStop }: ServerContext,
  { teammates, sessions, emails, isPushService }: Parts,
): Promise<Push> {
  const replies = new SavedReplies(store)
  const startList = new StoredStartList(store)
  const passwordChanges = new Buckets(passwordTries)
  teammates.events.on('changed', () => live.teammates.emit('team'))
  const push = new Push({
    store,
    keys: await pushKeys(store),
    log: app.log,
    isService: isPushService,
    sender: settings.publicUrl?.startsWith('https:')
      ? settings.publicUrl
      : `mailto:${company.supportEmail}`,
  })

  const sendsEmail = settings.smtpUrl !== undefined && settings.publicUrl !== undefined
  const testEmail = testEmails(emails)
  async function list(me: string) {
    const states = await teammates.states()
    const isAdmin = states.find(({ id }) => id === me)?.role === 'admin'
    return {
      me,
      sendsEmail,
      delayedEmails: (isAdmin && (await emails?.delayed())) || null,
      notify: await teammates.notifyOf(me),
      teammates: states,
      timeZone: settings.timeZone,
    }
  }
  async function hoursNow() {
    const { hours } = teammates
    return { ...(await hours.readRevised()), timeZone: hours.timeZone }
  }
  async function changed(changing: Promise<void>) {
    await changing
    live.teammates.emit('team')
    return { replies: await replies.all() }
  }
  const did = (by: By, did: string, what?: string) =>
    activity.record(by, { kind: 'team', did, what })
  function refuseOneself(id: string, me: string): void {
    if (id === me) throw new Refusal('conflict', 'Ask another admin to do that.')
  }
  serve(teamCalls, {
    list: (_, { teammate }) => list(teammate),
    change: async ({ body }, session) => {
      const { teammate } = session
      const before = await teammates.find(teammate)
      await teammates.change(teammate, body)
      if (before && body.name !== undefined && body.name !== before.name)
        await did(session, 'Changed their own name', `${before.name}, now ${body.name}`)
      return list(teammate)
    },
    add: async ({ body }, session) => {
      const password = makePassword()
      const id = await teammates.addMember(body, password)
      await did(session, 'Added a teammate', memberFields(body))
      return { id, password }
    },
    edit: async ({ params: { id }, body }, session) => {
      if (body.role === 'agent') refuseOneself(id, session.teammate)
      await teammates.edit(id, body, (role) =>
        sessions.endOf(id, 'role', { teamRole: { $ne: role } }),
      )
      const edited = await list(session.teammate)
      const now = edited.teammates.find((one) => one.id === id)
      await did(session, 'Edited a teammate', now && memberFields(now))
      return edited
    },
    newPassword: async ({ params: { id } }, session) => {
      refuseOneself(id, session.teammate)
      const password = makePassword()
      await teammates.passwords.set(id, password, () => sessions.endOf(id, 'password'))
      await push.forget(id)
      await did(session, 'Made a new password', (await teammates.find(id))?.name)
      return { id, password }
    },
    remove: async ({ params: { id } }, session) => {
      refuseOneself(id, session.teammate)
      const removed = await teammates.find(id)
      await teammates.remove(id, () => sessions.endOf(id, 'removed'))
      await push.forget(id)
      await did(session, 'Removed a teammate', removed?.name)
      return list(session.teammate)
    },
    hours: () => hoursNow(),
    setHours: async ({ body }, session) => {
      await teammates.setHours(body)
      await did(session, body.hours ? 'Set the hours' : 'Removed the hours')
      return hoursNow()
    },
    savedReplies: async () => ({ replies: await replies.all() }),
    saveReply: async ({ params, body }, session) => {
      const saved = await changed(replies.save({ ...params, ...body }))
      await did(session, 'Saved a reply', `/${body.name}`)
      return saved
    },
    removeReply: async ({ params, query }, session) => {
      const before = (await replies.all()).find(({ id }) => id === params.id)
      const left = await changed(replies.remove(params.id, query.rev))
      if (before) await did(session, 'Removed a saved reply', `/${before.name}`)
      return left
    },
    startList: () => startList.read(),
    setStartList: async ({ body }, session) => {
      if ((await startList.read()).isHidden === body.isHidden) return body
      await startList.save(body.isHidden)
      live.teammates.emit('team')
      await did(session, body.isHidden ? 'Hid the start list' : 'Showed the start list')
      return body
    },
    push: async (_, { teammate }) => ({
      key: push.publicKey,
      devices: await push.count(teammate),
    }),
    addDevice: async ({ body }, session) => {
      await push.add(session, body)
      return {}
    },
    removeDevice: async ({ body }, { teammate }) => {
      await push.remove(teammate, body.endpoint)
      return {}
    },
    tryPush: async (_, { teammate }) => {
      const title = 'Notifications work'
      const body = 'This is how we’ll alert you when a visitor needs you.'
      const path = '/admin/settings/notifications'
      return {
        sent: await push.send('test', async () => [teammate], { title, body, tag: 'test', path }),
      }
    },
    tryEmail: async (_, { teammate }) => {
      const { email } = await teammates.notifyOf(teammate)
      return { problem: await testEmail(teammate, email) }
    },
    changePassword: async ({ body }, session) => {
      passwordChanges.take(session.teammate)
      const others = { _id: { $ne: session._id } }
      const end = () => sessions.endOf(session.teammate, 'password', others)
      await teammates.passwords.change(session.teammate, body.current, body.password, end)
      await push.forget(session.teammate)
      await did(session, 'Changed their own password')
      return list(session.teammate)
    },
  })

  async function broadcastOnline(): Promise<void> {
    const here = new Set<string>()
    for (const { data } of live.teammates.sockets.values()) here.add(data.teammate)
    await teammates.markHere([...here])
  }
  const warn = (err: unknown) => app.log.warn({ err }, 'storing or reading presence failed')
  live.teammates.on('connection', () => void broadcastOnline().catch(warn))
  const broadcasting = new PeriodicTask(hereEveryMs, broadcastOnline, warn)
  onStop(() => broadcasting.stop())
  return push
}

function memberFields({ name, role }: Pick<Member, 'name' | 'role'>): string {
  return `${name}, ${role}`
}
