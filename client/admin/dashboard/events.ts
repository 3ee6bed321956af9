/** The latest events of all kinds in one list. Pure. */
import type { OpenHandover } from '#shared/chat/handover/records'
import { choiceNamed } from '#shared/chat/rules'
import { propertyTypes } from '#shared/contact/rules'
import { money } from '#shared/quotes/rules'
import { conversationPath } from '../data/chats/paths'
import type { DayNews } from '../data/day/day'
import { customerName, quoteName } from '../data/quotes/labels'
import { quotePath } from '../data/quotes/paths'
import { requestPath } from '../data/requests/paths'

export type EventKind = 'conversation' | 'request' | 'quote'

export interface DayEvent {
  id: string
  kind: EventKind
  at: number
  title: string
  about: string
  path: string
  /** What still needs attention. */
  sign?: { word: string; tone: 'waits' | 'new' | 'good' }
}

export function eventsOf(came: DayNews, waiting: readonly OpenHandover[], now: number): DayEvent[] {
  const events = [
    ...conversationsOf(came, waiting, now),
    ...came.requests.map(
      ({ id, at, name, reference, propertyType, entrances, status }): DayEvent => ({
        ...{ id, kind: 'request', at, path: requestPath(reference) },
        title: `${name} sent request ${reference}`,
        about: `${propertyTypes.find(({ id }) => id === propertyType)?.name ?? propertyType}, ${entrances} ${entrances === 1 ? 'door or gate' : 'doors or gates'}`,
        ...(status === 'new' && { sign: { word: 'New', tone: 'new' } }),
      }),
    ),
    ...came.quotes.map((quote): DayEvent => ({
      ...{
        id: quote.id,
        kind: 'quote',
        at: quote.answeredAt ?? quote.updatedAt,
        path: quotePath(quote.id),
      },
      title: `${customerName(quote)} ${quote.status} quote ${quoteName(quote)}`,
      about: `$${money(quote.once)} once${quote.monthly > 0 ? ` and $${money(quote.monthly)} per month` : ''}`,
      sign:
        quote.status === 'accepted'
          ? { word: 'Accepted', tone: 'good' }
          : { word: 'Declined', tone: 'new' },
    })),
  ]
  return events.sort((a, b) => b.at - a.at)
}

/** One event per conversation, with its latest message. */
function conversationsOf(
  { interactions }: DayNews,
  waiting: readonly OpenHandover[],
  now: number,
): DayEvent[] {
  const seen = new Set<string>()
  const latest = interactions.filter(({ conversationId }) => {
    const isFirst = !seen.has(conversationId)
    seen.add(conversationId)
    return isFirst
  })
  return latest.map(({ conversationId: id, timestamp: at, userMessage, pick, page, answer }) => {
    const waits = waiting.find(({ conversationId }) => conversationId === id)
    const minutes = waits && Math.floor((now - waits.handover.waitingSince) / 60_000)
    const said = pick ? choiceNamed(pick.title) : userMessage
    return {
      ...{ id, kind: 'conversation', at, path: conversationPath(id) },
      title: `“${said}”`,
      about: `Conversation${page === '' ? '' : ` on ${page}`}, ${waits ? 'asked for a person' : answeredText(answer)}`,
      ...(waits && {
        sign: { word: minutes ? `Waiting ${minutes} min` : 'Waiting', tone: 'waits' },
      }),
    }
  })
}

function answeredText({ status, why }: DayNews['interactions'][number]['answer']): string {
  if (status === 'person') return 'with a teammate'
  if (status === 'waiting') return 'being answered'
  if (status === 'failed') return 'not answered'
  if (why?.madeBy === 'admitted') return 'Whisper couldn’t answer'
  return 'answered by Whisper'
}
