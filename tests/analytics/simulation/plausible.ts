/**
 * Counts the same hits by Plausible's published definitions, written by hand: a session ends after
 * 30 minutes without an event, a visitor is one person on one day, a bounce is a session with one
 * pageview and nothing else, and its duration is from the first event to the last.
 */
import { dayOf, minute } from './clock'
import { isGoal } from './expected'
import type { Plan } from './plan'

export interface Session {
  person: string
  /** Time of the last event. */
  lastAt: number
  events: { at: number; name: 'pageview' | 'engagement' | 'custom' }[]
}

const names = { engaged: 'engagement', action: 'custom', form: 'custom', press: 'custom' } as const

export function sessionsOf({ reports }: Plan): Session[] {
  const byPerson = new Map<string, Session[]>()
  const ofView = new Map<string, Session>()
  const inOrder = reports
    .filter(({ person }) => person.kind === 'counted')
    .map((report, order) => ({ ...report, order }))
    .sort((a, b) => a.at - b.at || a.order - b.order)
  for (const { person, at, hits } of inOrder) {
    const key = `${person.address} ${person.browser}`
    const sessions = byPerson.get(key) ?? []
    byPerson.set(key, sessions)
    const isRunning = ({ lastAt }: Session) => at - lastAt <= 30 * minute
    for (const hit of hits) {
      if (hit.kind === 'view' && hit.private) continue
      if (hit.kind === 'press' && !isGoal(hit.text)) continue
      const running = sessions.filter(isRunning).at(-1)
      if (hit.kind === 'view') {
        const session = running ?? { person: key, lastAt: at, events: [] }
        if (!running) sessions.push(session)
        ofView.set(hit.id, session)
        session.events.push({ at, name: 'pageview' })
        session.lastAt = at
        continue
      }
      // An event belongs to the session of its page view, and may arrive late.
      const session = hit.kind === 'form' ? running : ofView.get(hit.view)
      session?.events.push({ at, name: names[hit.kind] })
      if (session && isRunning(session)) session.lastAt = at
    }
  }
  return [...byPerson.values()].flat()
}

/** A person counts as a visitor on each day with a pageview. */
export function visitorDays(sessions: readonly Session[]): Set<string> {
  return new Set(
    sessions.flatMap(({ person, events }) =>
      events.filter(isPageview).map(({ at }) => `${dayOf(at)} ${person}`),
    ),
  )
}

export function isBounce({ events }: Session): boolean {
  return events.filter(isPageview).length === 1 && !events.some(({ name }) => name === 'custom')
}

export function isPageview({ name }: { name: string }): boolean {
  return name === 'pageview'
}
