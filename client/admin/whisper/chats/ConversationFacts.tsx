/** The plain facts of a conversation. */
import type { Conversation } from '#shared/chat/records'
import type { CompanyTime } from '../../companyTime'
import styles from './ConversationFacts.module.css'

const channelNames: Record<Conversation['channel'], string> = { chat: 'Chat' }

export function ConversationFacts({
  conversation,
  time,
}: {
  conversation: Conversation
  time: CompanyTime
}) {
  const { startedAt, page, channel, visitor, panelOpen, erasure } = conversation
  const facts = [
    ['Started', `${time.moment(startedAt)} on ${page}`],
    ['Channel', channelNames[channel]],
    ['Visitor', visitor],
    ['Panel', panelOpen ? 'open' : 'closed'],
    ...(erasure ? [['Erasure', erasureWords(erasure, time)] as const] : []),
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function erasureWords(
  { status, askedAt, decidedAt, reason }: NonNullable<Conversation['erasure']>,
  time: CompanyTime,
): string {
  const when = time.moment(decidedAt ?? askedAt)
  return reason ? `${status} on ${when}: ${reason}` : `${status} on ${when}`
}
