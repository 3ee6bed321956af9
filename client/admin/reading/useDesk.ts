/** The admin area's one desk, made when the tab is first opened. It goes with the area, at signing out. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { knowledge } from '../data/knowledge/calls'
import { useValue } from '../ui/value'
import { FileDesk, type Known } from './desk'

const desks = new WeakMap<QueryClient, FileDesk>()

export function useDesk() {
  const queries = useQueryClient()
  const desk = desks.get(queries) ?? new FileDesk(knownEntries)
  desks.set(queries, desk)
  return { desk, ...useValue(desk.now) }
}

async function knownEntries(): Promise<Known[]> {
  const { text } = await knowledge.export({ format: 'json' })
  return JSON.parse(text)
}
