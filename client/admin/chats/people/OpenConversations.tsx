/**
 * Conversations that need a person: waiting or with a teammate now, or with a message left; and the
 * chosen one to answer.
 */
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { openQuery } from '../../data/chats/handovers'
import { useMe } from '../../data/team/team'
import type { CompanyTime } from '../../ui/companyTime'
import { useSingleKeys } from '../../ui/keys/singleKeys'
import type { ErasureDecision } from '../erasure/ErasureDialogs'
import { ConversationDesk } from './ConversationDesk'
import { noneNames, OpenList } from './OpenList'
import { useTakeOver } from './useTakeOver'

export const chosenParam = 'open'

interface OpenConversationsProps {
  view: 'now' | 'left'
  time: CompanyTime
  onDecide: (deciding: ErasureDecision) => void
}

export function OpenConversations({ view, time, onDecide }: OpenConversationsProps) {
  const { data } = useQuery(openQuery)
  const open = data?.filter(({ handover }) => (handover.state === 'left') === (view === 'left'))
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const chosen = params.get(chosenParam)
  const takeOver = useTakeOver()

  const choose = (id: string | null, shown: typeof view = view) =>
    setParams(
      (params) => {
        params.set('view', shown)
        if (id === null) params.delete(chosenParam)
        else params.set(chosenParam, id)
        return params
      },
      { replace: true },
    )
  const move = (by: 1 | -1) => {
    if (!open?.length) return
    const index = open.findIndex(({ conversationId }) => conversationId === chosen)
    const next = open[index < 0 ? 0 : Math.min(open.length - 1, Math.max(0, index + by))]
    if (next) choose(next.conversationId)
  }
  const take = (id: string) => {
    choose(id, 'now')
    takeOver.mutate(id)
  }
  useSingleKeys({
    j: () => move(1),
    k: () => move(-1),
    t: () => {
      const id = chosen ?? open?.find(({ handover }) => handover.state !== 'person')?.conversationId
      if (id) take(id)
    },
  })

  return (
    <ConversationDesk
      {...{ chosen, time, onDecide, onTakeOver: take, onBack: () => choose(null) }}
      list={
        <OpenList {...{ view, open, chosen, me: me?.id, onChoose: choose, onTakeOver: take }} />
      }
      hint={open?.length ? 'Choose a conversation to read or answer it.' : noneNames[view]}
    />
  )
}
