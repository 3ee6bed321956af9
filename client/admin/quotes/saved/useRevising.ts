/** Creates another revision of a quote, which is edited from then on. */
import { useMutation } from '@tanstack/react-query'
import type { Quote } from '#shared/quotes/records'
import { useToast } from '../../../ui/status/Toast'
import type { MenuAction } from '../../ui/menu/MenuButton'
import { useQuoteActions } from '../sending/useQuoteActions'

export function useRevising(quote: Quote): MenuAction {
  const { revise } = useQuoteActions()
  const say = useToast()
  const revising = useMutation({
    mutationFn: () => revise(quote),
    onError: (error) => say(`Quote ${quote.number} wasn’t changed. ${error.message}`, 'error'),
  })
  return { name: 'Revise', isDisabled: revising.isPending, onPress: () => revising.mutate() }
}
