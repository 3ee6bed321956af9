/** The tab's header: views, filters with live counts, and the search. */
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { channelNames, channels } from '#shared/chat/channels'
import type { Channel, Counts } from '#shared/chat/records'
import { type Filter, filters } from '#shared/chat/rules'
import { Choice } from '../../ui/forms/Choice'
import { SearchField } from '../../ui/forms/SearchField'
import { Toggle } from '../../ui/forms/Toggle'
import { useErasuresWaiting } from '../data/chats/conversations/conversations'
import { openQuery } from '../data/chats/handovers'
import { useFeed } from '../data/live/LiveProvider'
import { callingSound, setCallingSound } from '../ui/alerts/callingSound'
import { singleKeys } from '../ui/keys/singleKeys'
import { useObservable } from '../ui/observable'
import styles from './LiveChatsHeader.module.css'
import { useCounts } from './useCounts'

/** The views of Live Chats; `all` lists every interaction. */
export type View = 'now' | 'left' | 'conversations' | 'all' | 'erasures'

interface LiveChatsHeaderProps {
  view: View
  onView: (view: View) => void
  filter: Filter
  counts: Counts | undefined
  typed: string
  searchField: Ref<HTMLInputElement>
  onFilter: (filter: Filter) => void
  channel: Channel | 'all'
  onChannel: (channel: Channel | 'all') => void
  onType: (typed: string) => void
}

export function LiveChatsHeader(props: LiveChatsHeaderProps) {
  const { view, onView, filter, counts, typed, searchField, onFilter, channel, onChannel, onType } =
    props
  const presence = useObservable(useFeed().presence)
  const { isFarZone, timeZone } = useCounts()
  const hasKeys = useObservable(singleKeys)
  const panels = presence?.panels
  const { data: open } = useQuery(openQuery)
  const left = open?.filter(({ handover }) => handover.state === 'left').length
  const erasures = useErasuresWaiting()
  const hasChannels = counts !== undefined && counts.channels.length > 1
  return (
    <div className={styles.head}>
      <div>
        <h2>Live Chat Interactions</h2>
        <p>
          {panels ?? '…'} {panels === 1 ? 'visitor has' : 'visitors have'} Whisper open
          <span role="status">{counts?.isRecounting && '. Recounting chats…'}</span>
        </p>
        {isFarZone && <p>Times are in the company’s time zone, {timeZone.replaceAll('_', ' ')}</p>}
      </div>
      <CallingSound />
      <Choice
        label="View"
        chosen={view}
        options={[
          { id: 'now', name: 'Now', count: open && open.length - (left ?? 0) },
          { id: 'left', name: 'Left a message', count: left },
          { id: 'conversations', name: 'Conversations' },
          { id: 'all', name: 'Interactions' },
          ...(erasures || view === 'erasures'
            ? [{ id: 'erasures' as const, name: 'Erasure requests', count: erasures }]
            : []),
        ]}
        onChoose={onView}
      />
      {(view === 'all' || view === 'conversations') && (
        <>
          <Choice
            label="Feedback"
            chosen={filter}
            options={filters.map((one) => ({ ...one, count: counts?.[one.id] }))}
            onChoose={onFilter}
          />
          {hasChannels && (
            <Choice
              label="Channel"
              chosen={channel}
              options={[
                { id: 'all', name: 'Any' },
                ...channelNames
                  .filter((id) => counts?.channels.includes(id))
                  .map((id) => ({ id, name: channels[id].name })),
              ]}
              onChoose={onChannel}
            />
          )}
          <SearchField
            ref={searchField}
            className={styles.search}
            label="Search all interactions"
            placeholder="Search"
            shortcut={hasKeys ? '/' : undefined}
            value={typed}
            onChange={onType}
          />
        </>
      )}
    </div>
  )
}

function CallingSound() {
  return (
    <Toggle
      label="Sound when a visitor waits"
      on={useObservable(callingSound)}
      words={['Sound on', 'Sound off']}
      onChange={setCallingSound}
    />
  )
}
