import { useQuery } from '@tanstack/react-query'
import type { OpenHandover } from '#shared/chat/handover/records'
import { openQuery } from './handovers'

const waitingIn = (open: OpenHandover[]): OpenHandover[] =>
  open.filter(({ handover }) => handover.state === 'waiting')

/** Conversations waiting for a person, longest wait first; undefined until known. */
export function useWaiting(): readonly OpenHandover[] | undefined {
  return useQuery({ ...openQuery, select: waitingIn }).data
}
