/** Takes a conversation from the teammate who has it, such as one whose computer was left on. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Teammate } from '#shared/team/records'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/dialog/Confirm'
import { handover, refetchHandovers, setHandled } from '../../data/chats/handovers'

interface TakeFromProps {
  conversationId: string
  teammate: Teammate
}

export function TakeFrom({ conversationId: id, teammate }: TakeFromProps) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  async function take() {
    try {
      setHandled(queries, id, await handover.takeFrom({ id, teammate: teammate.id }))
    } finally {
      refetchHandovers(queries, id)
    }
  }
  return (
    <>
      <Button look="line" size="small" onClick={() => setOpen(true)}>
        Take over
      </Button>
      <Confirm
        title={`Take over from ${teammate.name}?`}
        action="Take over"
        open={isOpen}
        onConfirm={take}
        onClose={() => setOpen(false)}
      >
        <p>
          {teammate.name} has this conversation and may be writing a reply. The visitor is told that
          you joined.
        </p>
      </Confirm>
    </>
  )
}
