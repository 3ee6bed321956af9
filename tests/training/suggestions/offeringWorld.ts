/** A world whose Whisper offers sections or is unsure, and an admin who reads suggestions. */
import { randomUUID } from 'node:crypto'
import { titleOf } from '#shared/chat/picks'
import type { Received } from '#shared/contract'
import type { EntryRecord } from '#shared/knowledge/records'
import type { suggestionCalls } from '#shared/training/suggestions/calls'
import type { Suggestion } from '#shared/training/suggestions/records'
import { autoAcceptMinimum } from '#shared/training/suggestions/rules'
import type { Answer } from '#shared/whisper/answer'
import { echo, messagesOf, until, type Visitor, type World } from '../../chat/world'
import { call, create, type Session, get, told } from '../../knowledge/admin'
import { put } from '../queue/unsureWorld'

/** The entry that all suggestions are about; `publishPaying` creates it. */
export const paying = 'paying'
export const installments = 'paying/paying-in-installments'
export const warranty = 'paying/warranty'

const offers = [
  { id: installments, title: 'Paying in installments' },
  { id: warranty, title: 'Warranty' },
  { id: '/system#pricing', title: 'Pricing' },
] as const

const passage = (id: string, used: boolean, score: number) => ({
  id,
  title: 'Paying',
  text: 'In 3 or 6 months.',
  score,
  used,
  version: 1,
})

/** Offers for "spread" and "payments", unsure about "wind" and "due", sure about the rest. */
export const offeringAnswerer: typeof echo = {
  ...echo,
  answer: async (question, options) => {
    const answer = await echo.answer(question, options)
    const from = (id: string, confidence: number): Answer => ({
      ...answer,
      confidence,
      why: { ...answer.why, passages: [passage(id, true, confidence)] },
    })
    if (question.pick) return from(question.pick.offer ?? warranty, 0.95)
    if (/wind|due/.test(question.text)) return from(installments, 0.52)
    if (!/spread|payments/.test(question.text)) return from(warranty, 0.9)
    return {
      ...answer,
      text: 'Which of these do you mean?',
      confidence: 0.47,
      offers: [...offers],
      why: {
        ...answer.why,
        madeBy: 'offered',
        passages: [passage(installments, false, 0.47), passage(warranty, false, 0.44)],
      },
    }
  },
}

export function publishPaying(session: Session): Promise<EntryRecord> {
  const content = '## Paying in installments\n\nIn 3 or 6 months.\n\n## Warranty\n\nA year.'
  return create(session, { id: paying, title: 'Paying', content, sections: [], publish: true })
}

/** Ways of asking of a section of that entry, as published. */
export async function waysOf(session: Session, section = 'paying-in-installments') {
  const { published } = await get(session, paying)
  const found = published?.sections.find(({ id }) => id === section)
  const texts = (ways: readonly { text: string }[] = []) => ways.map(({ text }) => text)
  return { ways: texts(found?.ways), never: texts(found?.never) }
}

export type Listed = Received<(typeof suggestionCalls)['list']['reply']>

export function suggested(session: Session, query = ''): Promise<Listed> {
  return told(call(session, `GET /api/training/suggestions${query}`))
}

/** The suggestion with these words, once `fits` is true. */
/** On a loaded machine a vote may be found by the poll alone, every half minute. */
const patienceMs = 60_000

export function inSuggestions(
  session: Session,
  text: string,
  fits: (found: Suggestion) => boolean = () => true,
): Promise<Suggestion> {
  return until(async () => {
    const found = (await suggested(session)).suggestions.find((one) => one.text === text)
    return found && fits(found) && found
  }, patienceMs)
}

export async function notInSuggestions(session: Session, text: string): Promise<void> {
  const isThere = async () =>
    (await suggested(session)).suggestions.some((one) => one.text === text)
  await until(async () => !(await isThere()), patienceMs)
}

export function decide(
  session: Session,
  { id, decisionRev }: Pick<Suggestion, 'id' | 'decisionRev'>,
  action: 'acceptance' | 'dismissal' | 'undo',
): Promise<Suggestion> {
  return told(call(session, `POST /api/training/suggestions/${id}/${action}`, { decisionRev }))
}

/** Asks, and picks one of the offers; null picks none of them. */
export async function putAndPick(visitor: Visitor, text: string, offer: string | null) {
  const asked = await put(visitor, text)
  return { ...asked, picked: await pick(visitor, asked.id, offer) }
}

export async function pick(visitor: Visitor, messageId: string, offer: string | null) {
  const id = randomUUID()
  const text = titleOf(offer, offers) ?? ''
  await visitor.ask('send', { id, text, pick: { messageId, offer } })
  await until(() =>
    messagesOf(visitor).some((one) => one.id === id && one.answer.status !== 'waiting'),
  )
  return id
}

/** Asks and picks once per visitor. */
export async function pickedBy(
  world: World,
  visitors: number,
  text: string,
  offer = installments,
  addressOf = (_: number) => '127.0.0.1',
) {
  const all: { visitor: Visitor; conversationId: string; id: string; picked: string }[] = []
  for (let n = 0; n < visitors; n += 1) {
    const visitor = await world.visitor(undefined, { 'x-forwarded-for': addressOf(n) })
    all.push({ visitor, ...(await putAndPick(visitor, text, offer)) })
  }
  return all
}

/** Like `pickedBy`, from enough networks and over enough hours to be accepted automatically. */
export async function pickedOverDays(world: World, visitors: number, text: string): Promise<void> {
  const earlier = await pickedBy(world, visitors - 1, text)
  const votes = world.store.collection('suggestionVotes')
  const messages = world.store.collection('messages')
  for (const [n, { picked }] of earlier.entries()) {
    const at = new Date(Date.now() - (autoAcceptMinimum.hours + n) * 3_600_000)
    const from = `network ${n}`
    // The message too: a server that checks it again makes the vote from it again.
    await messages.updateOne({ _id: picked }, { $set: { at, pickedFrom: from } })
    await until(async () => (await votes.findOne({ _id: picked })) !== null)
    await votes.updateOne({ _id: picked }, { $set: { at, from } })
  }
  await pickedBy(world, 1, text)
}
