/** Pending erasure requests, oldest first: an admin reads the conversation and decides. */
import { useQuery } from '@tanstack/react-query'
import { Face } from '../../../ui/face/Face'
import { EmptyState } from '../../../ui/status/EmptyState'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import { erasuresQuery } from '../../data/chats/conversations/conversations'
import { useMe } from '../../data/team/team'
import type { CompanyTime } from '../../ui/companyTime'
import type { ErasureDecision } from '../erasure/ErasureDialogs'
import { ConversationDesk } from '../people/ConversationDesk'
import { ConversationRows } from './ConversationRows'
import styles from './ConversationRows.module.css'

interface ErasureRequestsProps {
  chosen: string | null
  time: CompanyTime
  onChoose: (id: string | null) => void
  onDecide: (deciding: ErasureDecision) => void
}

export function ErasureRequests({ chosen, time, onChoose, onDecide }: ErasureRequestsProps) {
  const { data, error, refetch } = useQuery(erasuresQuery)
  const me = useMe()?.id
  // Unread messages don't matter here.
  const rows = (data?.conversations ?? []).map((row) => ({ ...row, unread: 0 }))
  if (rows.length === 0)
    return (
      <div className={styles.nothing}>
        {error ? (
          <LoadFailed error={error} onRetry={() => void refetch()}>
            The erasure requests couldn’t be loaded.
          </LoadFailed>
        ) : data ? (
          <EmptyState title="No erasure requests" picture={<Face />}>
            When a visitor asks to erase a conversation, it waits here for an admin’s decision.
          </EmptyState>
        ) : (
          <Skeleton label="Loading erasure requests" rows={3} />
        )}
      </div>
    )
  return (
    <ConversationDesk
      {...{ chosen, time, onDecide, onBack: () => onChoose(null) }}
      // A conversation to be erased can't be taken over.
      onTakeOver={() => {}}
      list={
        <ConversationRows
          label="Pending erasure requests"
          {...{ rows, chosen, me, time, onChoose }}
        />
      }
      hint="Choose a conversation to read it and decide."
    />
  )
}
