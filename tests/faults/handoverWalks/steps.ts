/** What visitors and teammates do: really, and in the model. Both tell whether it was refused. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Visitor } from '../../chat/world'
import { words } from './chatRecord'
import { type Person, type Teammate, teammates, type Walk } from './walk'

interface Step {
  name: string
  really(): Promise<unknown>
  model(at: number): unknown
}

/** So that each question, reply and address is another. */
let count = 0

export function randomStep(walk: Walk, person: Person): Step | undefined {
  const { visitor } = person
  const by = walk.random.pick([...walk.pages.keys(), undefined])
  count += 1
  const theirs = visitor ? visitorSteps(walk, person, visitor) : []
  const ours = by && person.id !== undefined ? teammateSteps(walk, person, by) : []
  const all = walk.random.next() < 0.5 && theirs.length > 0 ? theirs : ours
  return all.length > 0 ? walk.random.pick(all) : undefined
}

function visitorSteps({ world, team }: Walk, person: Person, visitor: Visitor): Step[] {
  const { chat, granted } = person
  const write = (text: string): Step => ({
    name: `writes "${text}"`,
    really: async () => {
      person.id = (await visitor.ask('send', { id: randomUUID(), text })).conversationId
    },
    model: (at) => chat.write(text, team, at),
  })
  const request = (wanted: boolean): Step => {
    const id = randomUUID()
    return {
      name: wanted ? 'requests a person' : 'returns to Whisper',
      really: async () => {
        const reply = await visitor.attempt('person', { id, wanted })
        if ('error' in reply) {
          expect(['unavailable', 'not-found']).toContain(reply.error.code)
          return false
        }
        const told = reply.data as { conversationId: string; lines: { id: string }[] }
        person.id = told.conversationId
        if (told.lines.some((line) => line.id === id)) person.granted = { id, wanted }
        return true
      },
      model: (at) => (wanted ? chat.requestPerson(team, at) : chat.returnToWhisper(at)),
    }
  }
  const to = `visitor${count}@post.example`
  const leave: Step = {
    name: 'leaves an address',
    really: async () => {
      const reply = await world.call('POST', '/api/chat/contact', {
        cookie: person.cookie,
        headers: { 'x-forwarded-for': `198.51.${count >> 8}.${count & 255}` },
        body: { id: randomUUID(), name: 'Elena', to, consent: false, page: '/' },
      })
      expect(reply.status).toBe(200)
      person.id = (await reply.json()).conversationId
    },
    model: (at) => chat.leaveMessage(to, at),
  }
  const repeat: Step = {
    name: 'repeats a request after a lost acknowledgement',
    really: async () => void (granted && (await visitor.attempt('person', granted))),
    model: () => {},
  }
  const question = `${words.question} ${count}?`
  return [
    ...[write(question), write(question), write(words.thanks), write(words.ok)],
    ...[request(true), request(true), request(false), repeat, leave],
  ]
}

function teammateSteps(walk: Walk, { id = '', chat }: Person, by: Teammate): Step[] {
  const mine = walk.asTeammate(by)
  const isDone = async (asking: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await asking
    if (status !== 200 && status !== 409) throw new Error(`${status} ${JSON.stringify(body)}`)
    return status === 200
  }
  const reply = (text: string): Step => {
    const as = randomUUID()
    return {
      name: `${by} answers "${text}"`,
      really: async () => {
        const isStored = await isDone(mine.write(id, text, { as }))
        // Its acknowledgement was lost.
        if (isStored) expect(await isDone(mine.write(id, text, { as }))).toBe(true)
        return isStored
      },
      model: (at) => chat.reply(by, text, at),
    }
  }
  const seq = chat.messages.length
  const to = walk.random.pick(teammates.filter((one) => one !== by))
  const takeOver: Step = {
    name: `${by} takes over`,
    really: () => isDone(mine.takeOver(id)),
    model: (at) => chat.takeOver(by, at),
  }
  return [
    ...[takeOver, takeOver, takeOver],
    ...[reply(`${words.statement} ${count}.`), reply(`${words.statement}, at noon ${count}.`)],
    reply(`${words.asking} ${count}`),
    {
      name: `${by} writes a note`,
      really: () => isDone(mine.write(id, 'A note', { kind: 'note' })),
      model: () => true,
    },
    {
      name: `${by} takes it from ${to}`,
      really: () => isDone(mine.takeFrom(id, to)),
      model: (at) => chat.takeFrom(by, to, at),
    },
    {
      name: `${by} hands it to ${to}`,
      really: () => isDone(mine.handOver(id, to)),
      model: (at) => chat.handOver(by, to, walk.team, at),
    },
    {
      name: `${by} hands it back`,
      really: () => isDone(mine.handBack(id)),
      model: (at) => chat.handBack(by, at),
    },
    {
      name: `${by} ends it`,
      really: () => isDone(mine.end(id)),
      model: (at) => chat.end(by, at),
    },
    {
      name: `${by} reads it`,
      really: async () => {
        await walk.world.call('POST', `/api/chat/conversations/${id}/read`, {
          cookie: walk.cookieOf(by),
          body: { seq },
        })
      },
      model: () => chat.read(by, seq),
    },
  ]
}
