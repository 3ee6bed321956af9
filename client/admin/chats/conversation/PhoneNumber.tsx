/** The number of a texting or calling visitor: the last digits, and all of it on request. */
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/Button'
import { chat } from '../../data/chats/calls'

export function PhoneNumber({
  conversationId,
  lastDigits,
}: {
  conversationId: string
  lastDigits: string
}) {
  const opening = useMutation({
    mutationFn: () => chat.phone({ id: conversationId }),
    gcTime: 0,
  })
  if (opening.data) return <a href={`tel:${opening.data.number}`}>{opening.data.number}</a>
  return (
    <>
      … {lastDigits}{' '}
      <Button
        look="line"
        size="small"
        disabled={opening.isPending}
        onClick={() => opening.mutate()}
      >
        Show number
      </Button>
      {opening.error && <span role="alert"> It couldn’t be shown. {opening.error.message}</span>}
    </>
  )
}
