/** A conversation's details as a list. */
import { channels } from '#shared/chat/channels'
import type { Conversation, Interaction } from '#shared/chat/records'
import type { CompanyTime } from '../../ui/companyTime'
import { RequestLink } from '../RequestLink'
import styles from './ConversationFacts.module.css'
import { PhoneNumber } from './PhoneNumber'

export function ConversationFacts({
  conversation,
  requests,
  time,
}: {
  conversation: Conversation
  /** Quote requests made in the conversation. */
  requests: NonNullable<Interaction['request']>[]
  time: CompanyTime
}) {
  const { id, startedAt, page, channel, visitor, panelOpen, phone, erasure } = conversation
  const facts = [
    ['Started', page === '' ? time.moment(startedAt) : `${time.moment(startedAt)} on ${page}`],
    ['Channel', channels[channel].name],
    ['Visitor', visitor],
    ...(channels[channel].hasPanel ? [['Panel', panelOpen ? 'open' : 'closed'] as const] : []),
    ...(erasure ? [['Erasure', erasureLabel(erasure, time)] as const] : []),
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {requests.map((request) => (
        <div key={request.id}>
          <dt>Quote</dt>
          <dd>
            <RequestLink {...request} />
          </dd>
        </div>
      ))}
      {phone && (
        <div>
          <dt>Number</dt>
          <dd>
            <PhoneNumber conversationId={id} lastDigits={phone.lastDigits} />
            {phone.isStopped && ' (said STOP: no texts)'}
          </dd>
        </div>
      )}
    </dl>
  )
}

function erasureLabel(
  { status, askedAt, decidedAt, reason }: NonNullable<Conversation['erasure']>,
  time: CompanyTime,
): string {
  const when = time.moment(decidedAt ?? askedAt)
  return reason ? `${status} on ${when}: ${reason}` : `${status} on ${when}`
}
