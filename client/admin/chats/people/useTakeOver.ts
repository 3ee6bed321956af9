import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../../ui/status/Toast'
import { handover, refetchHandovers, setHandled } from '../../data/chats/handovers'

/** Takes a conversation over; if a teammate was faster, an error message says so. */
export function useTakeOver() {
  const queries = useQueryClient()
  const say = useToast()
  return useMutation({
    mutationFn: (id: string) => handover.takeOver({ id }),
    onSuccess: (handled, id) => setHandled(queries, id, handled),
    onError: (error) => say(error.message, 'error'),
    onSettled: (_, __, id) => refetchHandovers(queries, id),
  })
}
