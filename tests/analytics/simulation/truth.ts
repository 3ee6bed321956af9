/**
 * The true visits, computed from the plan by the written definitions without the product's code:
 * each person's hits in order, split at half an hour of silence.
 */
import { dayOf, minute } from './clock'
import type { From, Hit, Person, Plan, Source } from './plan'

export interface Visit {
  person: string
  /** The day it began, in New York. */
  day: string
  startedAt: number
  lastAt: number
  device: string
  source: Source
  name: string
  said: From['said']
  place: Person['place']
  pages: string[]
  presses: string[]
  engagedMs: number
  actions: string[]
  forms: number
}

export interface Truth {
  visits: Visit[]
  /** Counts by day. */
  bots: Record<string, number>
  declined: Record<string, number>
  /** Forms of people without a visit, by day. */
  strays: { day: string; action: string }[]
}

interface Event {
  at: number
  order: number
  hit: Hit
}

export function truthOf({ reports }: Plan): Truth {
  const truth: Truth = { visits: [], bots: {}, declined: {}, strays: [] }
  const people = new Map<string, { person: Person; events: Event[] }>()
  for (const [order, { person, at, hits }] of reports.entries()) {
    const key = `${person.address} ${person.browser}`
    const known = people.get(key + person.kind) ?? { person, events: [] }
    people.set(key + person.kind, known)
    for (const hit of hits) known.events.push({ at, order, hit })
  }
  for (const { person, events } of people.values()) {
    events.sort((a, b) => a.at - b.at || a.order - b.order)
    if (person.kind === 'counted') truth.visits.push(...visitsOf(person, events, truth))
    else apart(person.kind, events, truth)
  }
  return truth
}

function apart(kind: 'bot' | 'declined', events: Event[], truth: Truth): void {
  const counts = kind === 'bot' ? truth.bots : truth.declined
  for (const { at, hit } of events) {
    const day = dayOf(at)
    if (hit.kind === 'view' && !hit.private) counts[day] = (counts[day] ?? 0) + 1
    if (hit.kind === 'form') truth.strays.push({ day, action: 'quoteForm' })
  }
}

function visitsOf(person: Person, events: Event[], truth: Truth): Visit[] {
  const key = `${person.address} ${person.browser}`
  const visits: Visit[] = []
  const ofView = new Map<string, Visit>()
  const running = (at: number) => {
    const last = visits.at(-1)
    return last && at - last.lastAt <= 30 * minute ? last : undefined
  }
  for (const { at, hit } of events) {
    if (hit.kind === 'view') {
      if (hit.private) continue
      let visit = running(at)
      if (!visit) {
        const { source, name, said } = hit.from
        visit = {
          person: key,
          day: dayOf(at),
          startedAt: at,
          lastAt: at,
          device: person.device,
          source,
          name,
          said,
          place: person.place,
          pages: [],
          presses: [],
          engagedMs: 0,
          actions: [],
          forms: 0,
        }
        visits.push(visit)
      }
      visit.pages.push(pageOf(hit.path))
      visit.lastAt = at
      ofView.set(hit.id, visit)
      continue
    }
    const visit = hit.kind === 'form' ? running(at) : ofView.get(hit.view)
    if (!visit) {
      if (hit.kind === 'form') truth.strays.push({ day: dayOf(at), action: 'quoteForm' })
      continue
    }
    if (hit.kind === 'engaged') {
      const endsAt = Math.min(at, visit.lastAt + 30 * minute)
      const possible = endsAt - visit.startedAt + 10_000 - visit.engagedMs
      visit.engagedMs += Math.max(0, Math.min(hit.ms, possible))
    } else if (hit.kind === 'press') visit.presses.push(hit.text)
    else if (hit.kind === 'action') visit.actions.push(hit.action)
    else {
      visit.forms += 1
      visit.actions.push('quoteForm')
    }
    if (at - visit.lastAt <= 30 * minute) visit.lastAt = at
  }
  return visits
}

function pageOf(path: string): string {
  const known = ['/', '/system', '/about', '/for-you', '/resources', '/residential', '/privacy']
  const page = path === '/' ? path : path.replace(/\/$/, '')
  return known.includes(page) ? page : '(not found)'
}
