/** Live Chats by conversation, latest activity first, or those that match the search. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Button } from '../../../ui/Button'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { rowsQuery, useOlderRows } from '../../data/chats/conversations/conversations'
import type { Wanted } from '../../data/chats/wanted'
import { useMe } from '../../data/team/team'
import type { CompanyTime } from '../../ui/companyTime'
import type { ErasureDecision } from '../erasure/ErasureDialogs'
import { InteractionsPlaceholder } from '../InteractionsPlaceholder'
import { ConversationDesk } from '../people/ConversationDesk'
import { useTakeOver } from '../people/useTakeOver'
import { ConversationRows } from './ConversationRows'
import styles from './ConversationRows.module.css'

interface ByConversationProps {
  wanted: Wanted
  chosen: string | null
  time: CompanyTime
  onChoose: (id: string | null) => void
  onClearSearch: () => void
  onShowAll: () => void
  onDecide: (deciding: ErasureDecision) => void
}

export function ByConversation(props: ByConversationProps) {
  const { wanted, chosen, time, onChoose, onDecide } = props
  const { filter, search, channel } = wanted
  const wantedRows = useMemo(() => ({ filter, search, channel }), [filter, search, channel])
  const { data, error, refetch } = useQuery(rowsQuery(wantedRows))
  const older = useOlderRows(wantedRows)
  const takeOver = useTakeOver()
  const me = useMe()?.id

  if (!data || (data.rows.length === 0 && data.next === null))
    return (
      <div className={styles.nothing}>
        <InteractionsPlaceholder
          {...{ wanted: { ...wanted, conversation: null }, isEmpty: data !== undefined, error }}
          onRetry={() => void refetch()}
          onClearSearch={props.onClearSearch}
          onShowAll={props.onShowAll}
        />
      </div>
    )
  const { rows, next } = data
  const end = next !== null && (
    <div className={styles.end}>
      {older.error && (
        <LoadFailed error={older.error} onRetry={() => older.mutate(next)}>
          Older conversations couldn’t be loaded.
        </LoadFailed>
      )}
      <Button
        look="line"
        size="small"
        disabled={older.isPending}
        onClick={() => older.mutate(next)}
      >
        {older.isPending ? 'Loading' : 'Show older'}
      </Button>
    </div>
  )
  return (
    <ConversationDesk
      {...{ chosen, time, onDecide, onTakeOver: takeOver.mutate, onBack: () => onChoose(null) }}
      list={
        <ConversationRows label="Conversations" {...{ rows, chosen, me, time, end, onChoose }} />
      }
      hint="Choose a conversation to read it or take it over."
    />
  )
}
