/** One conversation, to read and, for who has it, to answer in. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import ArrowLeft from '~icons/lucide/arrow-left'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/Toast'
import { chat, keys } from '../../data/chats/calls'
import {
  addReply,
  handledQuery,
  handover as calls,
  refetchHandovers,
  setHandled,
} from '../../data/chats/handovers'
import { useFeed } from '../../data/live/FeedProvider'
import type { CompanyTime } from '../../ui/companyTime'
import { listQuery } from '../interactions'
import { startOutbox } from './outbox'
import { ReplyBox } from './ReplyBox'
import styles from './Talk.module.css'
import { Thread } from './Thread'
import { lengthText, useNow } from './useNow'

interface TalkProps {
  conversationId: string
  me: { id: string; name: string } | undefined
  time: CompanyTime
  onBack: (() => void) | undefined
  onTakeOver: () => void
}

export function Talk({ conversationId, me, time, onBack, onTakeOver }: TalkProps) {
  const queries = useQueryClient()
  const say = useToast()
  const feed = useFeed()
  const wanted = { filter: 'all', search: '', conversation: conversationId, channel: null } as const
  const list = useQuery(listQuery(feed, wanted))
  const { data: handled, error } = useQuery(handledQuery(conversationId))
  const { data: conversation } = useQuery({
    queryKey: [...keys.conversations, conversationId],
    queryFn: ({ signal }) => chat.conversation({ id: conversationId }, { signal }),
    gcTime: 30_000,
  })
  const now = useNow(10_000)
  useEffect(() => startOutbox((reply) => addReply(queries, reply)), [queries])
  const giveUp = useMutation({
    mutationFn: (how: 'handBack' | 'end') => calls[how]({ id: conversationId }),
    onSuccess: (handled) => setHandled(queries, conversationId, handled),
    onError: (error) => say(error.message, 'error'),
    onSettled: () => refetchHandovers(queries, conversationId),
  })

  const handover = handled?.handover
  const [latest] = list.data?.interactions ?? []
  const repliedAt = handled?.replies.findLast(({ kind }) => kind === 'reply')?.at ?? 0
  const isLeft = latest?.answer.status === 'person' && latest.timestamp > repliedAt
  const unanswered = isLeft ? latest.id : undefined
  const isMine = me !== undefined && handover?.teammate?.id === me.id
  return (
    <section className={styles.talk} aria-label="Conversation">
      <header className={styles.head}>
        {onBack && (
          <Button look="plain" size="small" aria-label="All conversations" onClick={onBack}>
            <ArrowLeft size={20} aria-hidden="true" />
          </Button>
        )}
        <div>
          <h3>Visitor {conversation?.visitor ?? ''}</h3>
          <p>
            {handover?.teammate &&
              `${isMine ? 'With you' : `With ${handover.teammate.name}`} for ${lengthText(now - handover.since)}`}
            {handover &&
              !handover.teammate &&
              `Waiting for ${lengthText(now - handover.waitingSince)}`}
            {handled && !handover && 'Whisper answers'}
            {conversation?.page && `, on ${conversation.page}`}
          </p>
        </div>
        <div className={styles.actions}>
          {isMine ? (
            <>
              <Button look="line" size="small" onClick={() => giveUp.mutate('handBack')}>
                Back to Whisper
              </Button>
              <Button look="line" size="small" onClick={() => giveUp.mutate('end')}>
                End
              </Button>
            </>
          ) : (
            handover?.state !== 'person' &&
            conversation?.channel === 'chat' && (
              <Button size="small" onClick={onTakeOver}>
                Take over
              </Button>
            )
          )}
        </div>
      </header>
      {error && <p className={styles.problem}>It couldn’t be loaded. {error.message}</p>}
      {handled && list.data && (
        <Thread
          interactions={list.data.interactions}
          handled={handled}
          conversationId={conversationId}
          me={me?.id}
          time={time}
        />
      )}
      <ReplyBox
        conversationId={conversationId}
        isMine={isMine}
        asked={isMine ? unanswered : undefined}
      />
    </section>
  )
}
