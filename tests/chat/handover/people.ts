/** Helpers for people in a conversation: a visitor who asks for a person, and teammates. */
import { randomUUID } from 'node:crypto'
import type { Handled } from '#shared/chat/handover/records'
import { type Admin, until, type Visitor, type World } from '../world'

export const say = (visitor: Visitor, text: string) =>
  visitor.ask('send', { id: randomUUID(), text })
export const want = (visitor: Visitor, id: string = randomUUID()) =>
  visitor.ask('person', { id, wanted: true })

export function asTeammate(world: World, cookie: string) {
  const post = async (path: string, body: object = {}) => {
    const reply = await world.call('POST', `/api/chat/conversations/${path}`, { cookie, body })
    return { status: reply.status, body: await reply.json() }
  }
  return {
    takeOver: (id: string) => post(`${id}/handover/takeover`),
    handOver: (id: string, teammate: string) => post(`${id}/handover/teammate`, { teammate }),
    takeFrom: (id: string, teammate: string) => post(`${id}/handover/takefrom`, { teammate }),
    handBack: (id: string) => post(`${id}/handover/return`),
    end: (id: string) => post(`${id}/handover/end`),
    write: (id: string, text: string, { kind = 'reply', as = randomUUID() } = {}) =>
      post(`${id}/replies`, { id: as, kind, text }),
    open: async () =>
      (await (await world.call('GET', '/api/chat/handovers', { cookie })).json()).open,
    handled: async (id: string): Promise<Handled> =>
      (await world.call('GET', `/api/chat/conversations/${id}/handover`, { cookie })).json(),
  }
}

/** A second teammate, signed in; not here, unless `seenAt` says so. */
export async function colleague(world: World, seen: { seenAt?: Date } = {}): Promise<string> {
  await world.store.collection('teammates').insertOne({
    _id: 'dana',
    name: 'Dana',
    isAvailable: true,
    ...seen,
  })
  const cookie = await world.signIn()
  const sessions = world.store.collection('sessions')
  const [newest] = await sessions.find({}, { sort: { startedAt: -1 }, limit: 1 }).toArray()
  await sessions.updateOne({ _id: newest?._id ?? '' }, { $set: { teammate: 'dana' } })
  return cookie
}

export const receivedLines = (one: Visitor | Admin) =>
  one.told.flatMap((told) => (told.event === 'handover' ? [told.value.line.kind] : []))
export const receivedReplies = (one: Visitor | Admin) =>
  one.told.flatMap((told) => (told.event === 'reply' ? [told.value.text] : []))

export async function isTeamHere(visitor: Visitor): Promise<void> {
  await until(async () => (await visitor.ask('join', {})).isTeamHere)
}
