/** The panel's Live Chats tab (specification, section 2). */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { channelNames } from '#shared/chat/channels'
import { filters } from '#shared/chat/rules'
import { Button } from '../../ui/Button'
import { normalizeSearch, type Wanted } from '../data/chats/wanted'
import { useFeed } from '../data/live/LiveProvider'
import { useIsAdmin } from '../data/team/team'
import { useSingleKeys } from '../ui/keys/singleKeys'
import { useDebounced } from '../ui/useDebounced'
import { useMedia } from '../ui/useMedia'
import { ByConversation } from './byConversation/ByConversation'
import { ErasureRequests } from './byConversation/ErasureRequests'
import { type ErasureDecision, ErasureDialogs } from './erasure/ErasureDialogs'
import { listQuery } from './interactions'
import { InteractionSidebar } from './InteractionSidebar'
import { InteractionsPlaceholder } from './InteractionsPlaceholder'
import { Stream } from './list/Stream'
import styles from './LiveChats.module.css'
import { LiveChatsHeader, type View } from './LiveChatsHeader'
import { Outage } from './Outage'
import { chosenParam, OpenConversations } from './people/OpenConversations'
import type { ShownConversation } from './shownConversation'
import { Undelivered } from './undelivered/Undelivered'
import { useCounts } from './useCounts'

const searchPauseMs = 250
const views = ['now', 'left', 'conversations', 'erasures'] as const

export function LiveChats() {
  const feed = useFeed()
  const isAdmin = useIsAdmin()
  const [params, setParams] = useSearchParams()
  const filter = filters.find(({ id }) => id === params.get('filter'))?.id ?? 'all'
  const channel = channelNames.find((one) => one === params.get('channel')) ?? null
  const conversation = params.get('conversation')
  const [typed, setTyped] = useState('')
  const search = useDebounced(normalizeSearch(typed), searchPauseMs)
  const wanted = useMemo<Wanted>(
    () => ({ filter, search, conversation, channel }),
    [filter, search, conversation, channel],
  )
  const list = useQuery(listQuery(feed, wanted))
  const { counts, byDay, time, isPending } = useCounts()
  const [current, setCurrent] = useState<string | null>(null)
  const [deciding, setDeciding] = useState<ErasureDecision | null>(null)
  const isWide = useMedia('(min-width: 77.500625em)')
  const searchField = useRef<HTMLInputElement>(null)

  const want = useCallback(
    (change: Readonly<Record<string, string | null>>) => {
      setParams(
        (params) => {
          for (const [name, value] of Object.entries(change)) {
            if (value === null || value === 'all') params.delete(name)
            else params.set(name, value)
          }
          return params
        },
        { replace: true },
      )
    },
    [setParams],
  )
  useSingleKeys({
    '1': () => want({ filter: 'all' }),
    '2': () => want({ filter: 'positive' }),
    '3': () => want({ filter: 'negative' }),
    '/': () => searchField.current?.focus(),
  })

  const interaction = list.data?.interactions.find(({ id }) => id === current)
  const together = useMemo<ShownConversation>(
    () => ({ conversation, show: (id) => want({ conversation: id, filter: null, channel: null }) }),
    [conversation, want],
  )
  const asked = views.find((one) => one === params.get('view')) ?? 'all'
  const view: View = asked === 'erasures' && !isAdmin ? 'all' : asked
  const chosen = params.get(chosenParam)
  const choose = (id: string | null) => want({ [chosenParam]: id })
  const showAll = () => want({ filter: null, conversation: null, channel: null })
  const clearSearch = () => setTyped('')
  const isAll = filter === 'all' && search === '' && conversation === null && channel === null
  const isEmpty = list.data?.interactions.length === 0 && list.data.downTo === null

  return (
    <div className={styles.chats}>
      <LiveChatsHeader
        view={view}
        onView={(view) => want({ view, [chosenParam]: null })}
        filter={filter}
        counts={counts}
        typed={typed}
        searchField={searchField}
        onFilter={(filter) => want({ filter })}
        channel={channel ?? 'all'}
        onChannel={(channel) => want({ channel })}
        onType={setTyped}
      />
      {(view === 'now' || view === 'left') && (
        <OpenConversations {...{ view, time, onDecide: setDeciding }} />
      )}
      {view === 'conversations' && (
        <ByConversation
          {...{ wanted, chosen, time, onDecide: setDeciding, onChoose: choose }}
          onClearSearch={clearSearch}
          onShowAll={showAll}
        />
      )}
      {view === 'erasures' && (
        <ErasureRequests {...{ chosen, time, onDecide: setDeciding, onChoose: choose }} />
      )}
      {view === 'all' && (
        <>
          <div className={styles.stream}>
            <Outage time={time} />
            <Undelivered time={time} onShow={(id) => together.show(id)} />
            {conversation !== null && (
              <p className={styles.together}>
                Only one conversation is shown.
                <Button look="line" size="small" onClick={() => together.show(null)}>
                  Show all interactions
                </Button>
              </p>
            )}
            {list.data && !isEmpty && !isPending ? (
              <Stream
                key={JSON.stringify(wanted)}
                loaded={list.data}
                time={time}
                countByDay={isAll ? byDay : null}
                current={current}
                together={isWide ? null : together}
                onCurrent={setCurrent}
                onDecide={setDeciding}
              />
            ) : (
              <InteractionsPlaceholder
                wanted={wanted}
                isEmpty={isEmpty && !isPending}
                error={list.error}
                onRetry={() => list.refetch()}
                onClearSearch={clearSearch}
                onShowAll={showAll}
              />
            )}
          </div>
          {isWide && (
            <InteractionSidebar interaction={interaction} together={together} time={time} />
          )}
        </>
      )}
      <ErasureDialogs deciding={deciding} onClose={() => setDeciding(null)} />
    </div>
  )
}
