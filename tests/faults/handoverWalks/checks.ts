/** Compares what is stored, listed and told with the model. */
import { expect } from 'vitest'
import type { ChatModel } from './chatModel'
import { type Person, teammates, type Walk } from './walk'

/** Once the server has checked for absent teammates. */
export async function checkAll(walk: Walk): Promise<void> {
  await walk.checkTeam()
  for (const person of walk.people) {
    if (person.id === undefined) continue
    person.chat.checkTeam(walk.team, Date.now())
    await checkChat(walk, person)
  }
  await checkLists(walk)
}

async function checkChat(walk: Walk, person: Person): Promise<void> {
  const { chat, visitor, id = '' } = person
  await eventually(async () => {
    const { handover, lines } = await walk.asTeammate('admin').handled(id)
    const { state, teammate, contact } = handover ?? {}
    expect({
      state: state ?? 'whisper',
      holder: teammate?.id,
      contact: contact?.to,
      lines: lines.map((line) => [line.kind, line.teammate?.id]),
      answerers: await answerersOf(walk, id),
    }).toEqual(summaryOf(chat))
  })
  await adoptMoments(walk, person)
  if (chat.isUnanswered) expect(chat.isOpen, 'unanswered, but on no list').toBe(true)
  if (!visitor) return
  await eventually(async () => {
    const lines = visitor.told.flatMap((told) =>
      told.event === 'handover' ? [told.value.line.kind] : [],
    )
    expect(lines).toEqual(chat.lines.slice(person.before.lines).map(({ kind }) => kind))
    const replies = visitor.told.flatMap((told) =>
      told.event === 'reply' ? [told.value.text] : [],
    )
    expect(replies).toEqual(chat.replies.slice(person.before.replies).map(({ text }) => text))
    const last = visitor.told.findLast(({ event }) => event === 'isTeamHere')
    if (last) expect(last.value).toBe(walk.team.isAnyAvailable())
  })
}

const summaryOf = ({ state, holder, contact, lines, messages }: ChatModel) => ({
  state,
  holder,
  contact,
  lines: lines.map(({ kind, teammate }) => [kind, teammate]),
  answerers: messages.map(({ answerer }) => answerer),
})

const inOrder = { sort: { at: 1 } } as const

async function answerersOf({ world }: Walk, conversationId: string): Promise<string[]> {
  const stored = await world.store
    .collection('messages')
    .find({ conversationId }, inOrder)
    .toArray()
  return stored.map(({ answer }) =>
    answer?.status === 'done' ? 'whisper' : (answer?.status ?? 'erased'),
  )
}

/** The model goes on with the exact moments, because it compares them. */
async function adoptMoments({ world: { store } }: Walk, { chat, id = '' }: Person): Promise<void> {
  const { lines = [], handover } =
    (await store.collection('conversations').findOne({ _id: id })) ?? {}
  const messages = await store
    .collection('messages')
    .find({ conversationId: id }, inOrder)
    .toArray()
  const replies = await store
    .collection('replies')
    .find({ conversationId: id, kind: 'reply' }, inOrder)
    .toArray()
  adopt(chat.lines, lines)
  adopt(chat.replies, replies)
  adopt(chat.messages, messages)
  if (!handover) return
  const isLate = Math.abs(handover.waitingSince.getTime() - chat.waitingSince) > 5_000
  expect(isLate, 'waits since another moment').toBe(false)
  chat.since = handover.since.getTime()
  chat.waitingSince = handover.waitingSince.getTime()
}

function adopt(modeled: { at: number }[], stored: readonly { at?: Date }[]): void {
  expect(stored).toHaveLength(modeled.length)
  for (const [n, one] of modeled.entries()) one.at = stored[n]?.at?.getTime() ?? 0
}

async function checkLists(walk: Walk): Promise<void> {
  for (const teammate of teammates) {
    const open: {
      conversationId: string
      handover: { state: string }
      unread?: { count: number }
    }[] = await walk.asTeammate(teammate).open()
    const listed = open.map((one) =>
      [one.conversationId, one.handover.state, one.unread?.count ?? 0].join(),
    )
    const expected = walk.people
      .filter(({ chat }) => chat.isOpen)
      .map(({ id, chat }) => [id, chat.state, chat.holder === teammate ? chat.unread : 0].join())
    expect(listed.toSorted(), `the list of ${teammate}`).toEqual(expected.toSorted())
  }
}

/** Until it holds; then its own error. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (const end = performance.now() + 4_000; ;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
