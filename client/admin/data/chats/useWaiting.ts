import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OpenHandover, OpenHandovers } from '#shared/chat/handover/records'
import { ObservableValue, useObservable } from '../../ui/observable'
import { openQuery } from './handovers'

/** The conversation that somebody has on screen in this tab, a new object each time. */
export const onScreen = new ObservableValue<{ readonly id: string } | null>(null)

const isWaiting = ({ handover }: OpenHandover) => handover.state === 'waiting'
const waitingIn = ({ open }: OpenHandovers): OpenHandover[] => open.filter(isWaiting)

/** Conversations waiting for a person, longest wait first; undefined until known. */
export function useWaiting(): readonly OpenHandover[] | undefined {
  return useQuery({ ...openQuery, select: waitingIn }).data
}

/** When the last one stopped waiting; null if none is known to have, undefined until known. */
export function useWaitEnd(): number | null | undefined {
  return useQuery({ ...openQuery, select: ({ waitEndedAt }) => waitEndedAt }).data
}

/** Those, then the teammate's own with something unread, unless it's on screen. */
export function useAlerting(): readonly OpenHandover[] | undefined {
  const { data: open } = useQuery(openQuery)
  const shown = useObservable(onScreen)?.id
  return useMemo(
    () => open?.filter((one) => isWaiting(one) || (one.unread && one.conversationId !== shown)),
    [open, shown],
  )
}
