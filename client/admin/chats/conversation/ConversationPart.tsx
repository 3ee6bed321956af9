/** The conversation an interaction belongs to: when, where, who, and its messages. */
import { useQuery } from '@tanstack/react-query'
import Download from '~icons/lucide/download'
import type { Interaction } from '#shared/chat/records'
import { choiceNamed } from '#shared/chat/rules'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/status/Toast'
import { chat, keys } from '../../data/chats/calls'
import { handover } from '../../data/chats/handovers'
import { useFeed } from '../../data/live/LiveProvider'
import type { CompanyTime } from '../../ui/companyTime'
import { downloadText } from '../../ui/download/download'
import { listQuery } from '../interactions'
import type { ShownConversation } from '../shownConversation'
import { ConversationFacts } from './ConversationFacts'
import styles from './ConversationPart.module.css'
import { conversationText } from './conversationText'

const maxTurns = 12
/** For copying or downloading a whole conversation. */
const pageSize = 200

interface ConversationPartProps {
  interaction: Interaction
  together: ShownConversation
  time: CompanyTime
}

export function ConversationPart({ interaction, together, time }: ConversationPartProps) {
  const { conversationId } = interaction
  const feed = useFeed()
  const say = useToast()
  const wanted = { filter: 'all', search: '', conversation: conversationId, channel: null } as const
  const turns = useQuery(listQuery(feed, wanted))
  const { data: conversation, error } = useQuery({
    queryKey: [...keys.conversations, conversationId],
    queryFn: ({ signal }) => chat.conversation({ id: conversationId }, { signal }),
    gcTime: 30_000,
  })
  const isTogether = together.conversation === conversationId
  const requests = turns.data?.interactions.flatMap(({ request }) => request ?? []) ?? []
  const latest = turns.data?.interactions.slice(0, maxTurns).toReversed() ?? []

  async function save() {
    if (!conversation) return
    try {
      const whole = await readWhole(conversationId)
      const { replies } = await handover.handled({ id: conversationId })
      const toVisitor = replies.filter(({ kind }) => kind === 'reply')
      const text = conversationText(conversation.visitor, whole, time, toVisitor)
      downloadText(`conversation-${conversation.visitor}.txt`, text)
    } catch (error) {
      say(`Not saved. ${error instanceof Error ? error.message : ''}`, 'error')
    }
  }

  return (
    <div className={styles.part}>
      {error && !conversation && <p>It couldn’t be loaded. {error.message}</p>}
      {conversation && (
        <ConversationFacts conversation={conversation} requests={requests} time={time} />
      )}
      <ol className={styles.turns} aria-label="Its latest interactions">
        {latest.map(({ id, timestamp, userMessage, pick }) => (
          <li key={id} aria-current={id === interaction.id || undefined}>
            <time dateTime={new Date(timestamp).toISOString()}>{time.shortTime(timestamp)}</time>
            <span>{pick ? `Chose ${choiceNamed(pick.title)}` : userMessage}</span>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {!isTogether && (
          <Button look="line" size="small" onClick={() => together.show(conversationId)}>
            Show these together
          </Button>
        )}
        <Button look="line" size="small" disabled={!conversation} onClick={save}>
          <Download size={16} aria-hidden="true" />
          Text
        </Button>
      </div>
    </div>
  )
}

/** All interactions of a conversation, newest first, loaded page by page. */
async function readWhole(conversation: string): Promise<Interaction[]> {
  const all: Interaction[] = []
  let before: string | null = null
  do {
    const page: { interactions: Interaction[]; next: string | null } = await chat.interactions({
      conversation,
      limit: pageSize,
      ...(before === null ? {} : { before }),
    })
    all.push(...page.interactions)
    before = page.next
  } while (before !== null)
  return all
}
