/** Approving an erasure takes a confirmation; declining takes a reason for the visitor to read. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversation } from '#shared/chat/records'
import { Confirm } from '../../../ui/dialog/Confirm'
import { useToast } from '../../../ui/status/Toast'
import { chat, keys } from '../../data/chats/calls'
import { ReasonDialog } from '../../ui/ReasonDialog'

const longestReason = 500

export interface ErasureDecision {
  decision: 'approve' | 'decline'
  conversationId: string
}

interface ErasureDialogsProps {
  deciding: ErasureDecision | null
  onClose: () => void
}

export function ErasureDialogs({ deciding, onClose }: ErasureDialogsProps) {
  const queries = useQueryClient()
  const say = useToast()
  // Keeps the text while the dialog closes.
  const [last, setLast] = useState(deciding)
  if (deciding && deciding !== last) setLast(deciding)
  const id = last?.conversationId ?? ''

  function decided(conversation: Conversation, what: string) {
    queries.setQueryData([...keys.conversations, conversation.id], conversation)
    say(what)
  }

  return (
    <>
      <Confirm
        title="Approve erasure?"
        open={deciding?.decision === 'approve'}
        action="Approve erasure"
        onConfirm={async () => decided(await chat.approveErasure({ id }), 'Erased everywhere.')}
        onClose={onClose}
      >
        <p>
          The words of this conversation are removed from the store, the search and every screen.
          This can’t be undone.
        </p>
      </Confirm>
      <ReasonDialog
        title="Decline the erasure"
        action="Decline erasure"
        reader="visitor"
        maxLength={longestReason}
        open={deciding?.decision === 'decline'}
        onReason={async (reason) =>
          decided(await chat.declineErasure({ id, reason }), 'Declined. The visitor sees why.')
        }
        onClose={onClose}
      />
    </>
  )
}
