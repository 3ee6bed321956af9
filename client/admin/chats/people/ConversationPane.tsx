/** One conversation, to read and, for the teammate who has it, to answer. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowLeft from '~icons/lucide/arrow-left'
import { channels } from '#shared/chat/channels'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/status/Toast'
import { useNow } from '../../../ui/useNow'
import { chat, keys } from '../../data/chats/calls'
import { useMarkRead } from '../../data/chats/conversations/useMarkRead'
import {
  handledQuery,
  handover as calls,
  refetchHandovers,
  setHandled,
} from '../../data/chats/handovers'
import { allSent } from '../../data/chats/outbox'
import { useFeed } from '../../data/live/LiveProvider'
import { type CompanyTime, lengthText } from '../../ui/companyTime'
import { useMedia } from '../../ui/useMedia'
import { type ErasureDecision } from '../erasure/ErasureDialogs'
import { ErasureRequest } from '../erasure/ErasureRequest'
import { listQuery } from '../interactions'
import styles from './ConversationPane.module.css'
import { HandOver } from './HandOver'
import { ReplyBox } from './reply/ReplyBox'
import { TakeFrom } from './TakeFrom'
import { Thread } from './thread/Thread'
import { VisitorDetails } from './VisitorDetails'
import { visitorOf } from './visitorOf'

interface ConversationPaneProps {
  conversationId: string
  me: { id: string; name: string } | undefined
  time: CompanyTime
  onBack: (() => void) | undefined
  onTakeOver: () => void
  onDecide: (deciding: ErasureDecision) => void
}

export function ConversationPane(props: ConversationPaneProps) {
  const { conversationId, me, time, onBack, onTakeOver } = props
  const queries = useQueryClient()
  const say = useToast()
  const feed = useFeed()
  const wanted = { filter: 'all', search: '', conversation: conversationId, channel: null } as const
  const list = useQuery(listQuery(feed, wanted))
  const { data: handled, error: handledError } = useQuery(handledQuery(conversationId))
  const error = handledError ?? list.error
  const { data: conversation } = useQuery({
    queryKey: [...keys.conversations, conversationId],
    queryFn: ({ signal }) => chat.conversation({ id: conversationId }, { signal }),
    gcTime: 30_000,
  })
  const now = useNow(10_000)
  const giveUp = useMutation({
    mutationFn: async (how: 'handBack' | 'end') => {
      await allSent(conversationId)
      return calls[how]({ id: conversationId })
    },
    onSuccess: (handled) => setHandled(queries, conversationId, handled),
    onError: (error) => say(error.message, 'error'),
    onSettled: () => refetchHandovers(queries, conversationId),
  })

  const handover = handled?.handover
  const [latest] = list.data?.interactions ?? []
  useMarkRead(conversationId, list.data && (latest?.seq ?? 0), handover?.since)
  const repliedAt = handled?.replies.findLast(({ kind }) => kind === 'reply')?.at ?? 0
  const isLeft = latest?.answer.status === 'person' && latest.timestamp > repliedAt
  const unanswered = isLeft ? latest.id : undefined
  const erasure = conversation?.erasure
  const channel = conversation && channels[conversation.channel]
  const isMine = me !== undefined && handover?.teammate?.id === me.id
  const isWide = useMedia('(min-width: 80em)')
  const about = conversation && (
    <VisitorDetails
      {...{ conversation, handover, time, isWide }}
      requests={list.data?.interactions.flatMap(({ request }) => request ?? []) ?? []}
    />
  )
  return (
    <section className={styles.talk} aria-label="Conversation">
      <div className={styles.main}>
        <header className={styles.head}>
          {onBack && (
            <Button look="plain" size="small" aria-label="All conversations" onClick={onBack}>
              <ArrowLeft size={20} aria-hidden="true" />
            </Button>
          )}
          <div>
            <h3>{visitorOf({ visitor: conversation?.visitor ?? '', handover })}</h3>
            <p>
              {handover?.teammate &&
                `${isMine ? 'With you' : `With ${handover.teammate.name}`} for ${lengthText(now - handover.since)}`}
              {handover?.state === 'waiting' &&
                `Waiting for ${lengthText(now - handover.waitingSince)}`}
              {handover?.state === 'left' &&
                `Left a message ${lengthText(now - handover.since)} ago`}
              {handover?.state === 'answered' && `Answered ${lengthText(now - handover.since)} ago`}
              {handled && !handover && 'Whisper answers'}
              {conversation?.page && `, on ${conversation.page}`}
            </p>
          </div>
          <div className={styles.actions}>
            {isMine ? (
              <>
                <HandOver conversationId={conversationId} />
                <Button
                  look="line"
                  size="small"
                  aria-disabled={giveUp.isPending}
                  onClick={() => giveUp.isPending || giveUp.mutate('handBack')}
                >
                  {handover?.contact ? 'Return to queue' : 'Back to Whisper'}
                </Button>
                <Button
                  look="line"
                  size="small"
                  aria-disabled={giveUp.isPending}
                  onClick={() => giveUp.isPending || giveUp.mutate('end')}
                >
                  End
                </Button>
              </>
            ) : (
              channel?.canBeTakenOver &&
              !erasure &&
              (handover?.teammate ? (
                <TakeFrom conversationId={conversationId} teammate={handover.teammate} />
              ) : (
                <Button size="small" onClick={onTakeOver}>
                  Take over
                </Button>
              ))
            )}
          </div>
        </header>
        {!isWide && about}
        {error && <p className={styles.problem}>It couldn’t be loaded. {error.message}</p>}
        {handled && (
          <Thread
            // Falls back to an empty list, so that a new reply shows even when offline.
            interactions={list.data?.interactions ?? []}
            downTo={list.data?.downTo ?? null}
            wanted={wanted}
            handled={handled}
            conversationId={conversationId}
            me={me?.id}
            time={time}
          />
        )}
        {isMine && channel && !channel.hasPanel && (
          <p className={styles.contact}>Your replies are sent by {channel.name.toLowerCase()}.</p>
        )}
        {isMine && channel?.hasPanel && handover?.contact && (
          <p className={styles.contact}>
            Replies that {handover.contact.name} hasn’t read after 30 seconds are sent to{' '}
            <b>{handover.contact.to}</b> with a private link.
          </p>
        )}
        {erasure?.status === 'asked' && (
          <div className={styles.decision}>
            <ErasureRequest
              {...{ conversationId, time, askedAt: erasure.askedAt, onDecide: props.onDecide }}
            />
          </div>
        )}
        {/* Not before it is known whose it is: that decides what is written. */}
        {!erasure && handled && me && (
          <ReplyBox
            conversationId={conversationId}
            me={me.id}
            isMine={isMine}
            asked={isMine ? unanswered : undefined}
          />
        )}
      </div>
      {isWide && about}
    </section>
  )
}
