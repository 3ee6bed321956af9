/**
 * Conversations that need a person: who waits now and who is with whom, or who left a message; and the chosen one to
 * answer in.
 */
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { openQuery } from '../../data/chats/handovers'
import { useMe } from '../../data/team/team'
import type { CompanyTime } from '../../ui/companyTime'
import { useSingleKeys } from '../../ui/singleKeys'
import { useMedia } from '../../ui/useMedia'
import styles from './Now.module.css'
import { noneNames, OpenList } from './OpenList'
import { Talk } from './Talk'
import { useTakeOver } from './useTakeOver'

const chosenParam = 'open'

export function Now({ time, view }: { time: CompanyTime; view: 'now' | 'left' }) {
  const { data } = useQuery(openQuery)
  const open = data?.filter(({ handover }) => (handover.state === 'left') === (view === 'left'))
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const isNarrow = useMedia('(max-width: 1000px)')
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
    const at = open.findIndex(({ conversationId }) => conversationId === chosen)
    const next = open[at < 0 ? 0 : Math.min(open.length - 1, Math.max(0, at + by))]
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

  const isTalkAlone = isNarrow && chosen !== null
  return (
    <div className={styles.now}>
      {!isTalkAlone && (
        <OpenList {...{ view, open, chosen, me: me?.id, onChoose: choose, onTakeOver: take }} />
      )}
      {chosen !== null ? (
        <Talk
          key={chosen}
          conversationId={chosen}
          me={me}
          time={time}
          onBack={isNarrow ? () => choose(null) : undefined}
          onTakeOver={() => take(chosen)}
        />
      ) : (
        !isNarrow && (
          <p className={styles.hint}>
            {open?.length ? 'Choose a conversation to read or answer it.' : noneNames[view]}
          </p>
        )
      )}
    </div>
  )
}
