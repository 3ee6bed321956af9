/** The latest events of all kinds in one list. Pure. */
import type { OpenHandover } from '#shared/chat/handover/records'
import type { Interaction } from '#shared/chat/records'
import { choiceNamed } from '#shared/chat/rules'
import { propertyTypes } from '#shared/contact/rules'
import type { CustomerEvent } from '#shared/quotes/records'
import { money } from '#shared/quotes/rules'
import { conversationPath } from '../data/chats/paths'
import type { DayNews } from '../data/day/day'
import { customerName, quoteName } from '../data/quotes/labels'
import { quotePath } from '../data/quotes/paths'
import { requestPath } from '../data/requests/paths'
import { countOf } from '../ui/countText'

export type EventKind = 'conversation' | 'request' | 'quote'

export interface DayEvent {
  id: string
  kind: EventKind
  picture: 'conversation' | 'request' | CustomerEvent['what']
  at: number
  title: string
  about: string
  path: string
  /** Nobody opened it yet: a new request, or a conversation unread by the signed-in teammate. */
  isUnread: boolean
  /** What still needs attention. */
  sign?: { word: string; tone: 'waits' | 'new' | 'good' }
}

/** `open`: conversations that wait for a person, and left messages. */
export function eventsOf(
  { interactions, requests, unread }: DayNews,
  ofQuotes: readonly CustomerEvent[],
  open: readonly OpenHandover[],
  now: number,
): DayEvent[] {
  const latest = latestByConversation(interactions)
  const events = [
    ...[...latest.values()].map((one) => conversationEvent(one, open, unread, now)),
    ...requests.map(requestEvent),
    ...withoutEarlierQuestions(ofQuotes).map((event) => quoteEvent(event, latest, open, unread)),
  ]
  // A question about a quote is a conversation, too: listed once, as the question.
  const asked = new Set(ofQuotes.map(({ conversationId }) => conversationId))
  return events
    .filter(({ kind, id }) => kind !== 'conversation' || !asked.has(id))
    .sort((a, b) => b.at - a.at)
}

function latestByConversation(interactions: DayNews['interactions']): Map<string, Interaction> {
  const latest = new Map<string, Interaction>()
  for (const one of interactions)
    if (!latest.has(one.conversationId)) latest.set(one.conversationId, one)
  return latest
}

/** A customer's questions about a quote are one conversation, shown with what came last in it. */
function withoutEarlierQuestions(events: readonly CustomerEvent[]): CustomerEvent[] {
  const latest = new Map<string, CustomerEvent>()
  for (const event of events) {
    const { conversationId: id, at } = event
    if (id !== undefined && at >= (latest.get(id)?.at ?? at)) latest.set(id, event)
  }
  return events.filter(
    (event) => event.conversationId === undefined || latest.get(event.conversationId) === event,
  )
}

function conversationEvent(
  { conversationId: id, timestamp: at, userMessage, pick, page, answer }: Interaction,
  open: readonly OpenHandover[],
  unread: ReadonlySet<string>,
  now: number,
): DayEvent {
  const waits = open.find(
    ({ conversationId, handover }) => conversationId === id && handover.state === 'waiting',
  )
  const minutes = waits && Math.max(0, Math.floor((now - waits.handover.waitingSince) / 60_000))
  const said = pick ? choiceNamed(pick.title) : userMessage
  return {
    id,
    kind: 'conversation',
    picture: 'conversation',
    at,
    path: conversationPath(id),
    isUnread: unread.has(id),
    title: `“${said}”`,
    about: `Conversation${page === '' ? '' : ` on ${page}`}, ${waits ? 'asked for a person' : answeredText(answer)}`,
    ...(waits && {
      sign: { word: minutes ? `Waiting ${minutes} min` : 'Waiting', tone: 'waits' },
    }),
  }
}

function requestEvent(request: DayNews['requests'][number]): DayEvent {
  const { id, at, name, reference, propertyType, entrances, photos, status } = request
  const type = propertyTypes.find((one) => one.id === propertyType)?.name ?? propertyType
  const parts = [type, countOf(entrances, 'door or gate', 'doors or gates')]
  if (photos?.length) parts.push(countOf(photos.length, 'photo'))
  return {
    id,
    kind: 'request',
    picture: 'request',
    at,
    path: requestPath(reference),
    isUnread: status === 'new',
    title: `${name} sent request ${reference}`,
    about: parts.join(', '),
    ...(status === 'new' && { sign: { word: 'New', tone: 'new' } }),
  }
}

const verbs = { seen: 'opened', asked: 'asked about', accepted: 'accepted', declined: 'declined' }

function quoteEvent(
  { quote, what, at, by, revision, reason, conversationId }: CustomerEvent,
  latest: ReadonlyMap<string, Interaction>,
  open: readonly OpenHandover[],
  unread: ReadonlySet<string>,
): DayEvent {
  const sums = revision === quote.revision ? sumsOf(quote) : 'Revised since'
  const question = conversationId === undefined ? undefined : latest.get(conversationId)
  const isOpen = open.some((one) => one.conversationId === conversationId)
  const about = {
    seen: 'For the first time',
    asked: question ? `“${question.userMessage}”` : 'In a conversation',
    accepted: sums,
    declined: reason === '' ? sums : `“${reason}”`,
  }
  const signs: Partial<Record<CustomerEvent['what'], DayEvent['sign']>> = {
    ...(isOpen && { asked: { word: 'Question', tone: 'new' } }),
    // A teammate may have overruled it since.
    ...(quote.status === 'accepted' && { accepted: { word: 'Accepted', tone: 'good' } }),
    declined: { word: 'Declined', tone: 'new' },
  }
  const sign = signs[what]
  return {
    id: `${quote.id} ${what} ${at}`,
    kind: 'quote',
    picture: what,
    at: what === 'asked' ? (question?.timestamp ?? at) : at,
    isUnread: conversationId !== undefined && unread.has(conversationId),
    path: conversationId === undefined ? quotePath(quote.id) : conversationPath(conversationId),
    title: `${by || customerName(quote)} ${verbs[what]} quote ${quoteName({ ...quote, revision })}`,
    about: about[what],
    ...(sign && { sign }),
  }
}

function sumsOf({ once, monthly }: CustomerEvent['quote']): string {
  return `$${money(once)} once${monthly > 0 ? ` and $${money(monthly)} per month` : ''}`
}

function answeredText({ status, why }: Interaction['answer']): string {
  if (status === 'person') return 'with a teammate'
  if (status === 'waiting') return 'being answered'
  if (status === 'failed') return 'not answered'
  if (why?.madeBy === 'admitted') return 'Whisper couldn’t answer'
  if (why?.madeBy === 'offered') return 'Whisper offered choices'
  return 'answered by Whisper'
}
