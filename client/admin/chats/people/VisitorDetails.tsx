/** What is known about the visitor: beside the conversation, or collapsed above it if narrow. */
import { Link } from 'react-router-dom'
import { channels } from '#shared/chat/channels'
import type { Handover } from '#shared/chat/handover/records'
import type { Conversation, Interaction } from '#shared/chat/records'
import { StatusLabel } from '../../common/quotes/StatusLabel'
import { conversationPath } from '../../data/chats/paths'
import { quoteName } from '../../data/quotes/labels'
import { quotePath } from '../../data/quotes/paths'
import { useQuotesOf } from '../../data/quotes/useQuotesOf'
import { useIsAdmin } from '../../data/team/team'
import type { CompanyTime } from '../../ui/companyTime'
import { RequestLink } from '../RequestLink'
import styles from './VisitorDetails.module.css'

interface VisitorDetailsProps {
  conversation: Conversation
  handover: Handover | null | undefined
  requests: readonly NonNullable<Interaction['request']>[]
  time: CompanyTime
  /** On narrow screens it is collapsed. */
  isWide: boolean
}

export function VisitorDetails(props: VisitorDetailsProps) {
  if (props.isWide)
    return (
      <aside className={styles.about} aria-label="About the visitor">
        <Parts {...props} />
      </aside>
    )
  return (
    <details className={styles.folded}>
      <summary>About the visitor</summary>
      <div className={styles.about}>
        <Parts {...props} />
      </div>
    </details>
  )
}

function Parts({ conversation, handover, requests, time }: VisitorDetailsProps) {
  const isAdmin = useIsAdmin()
  const quotesOf = useQuotesOf(isAdmin && requests.length > 0 ? [requests] : [])
  const quotes = requests.flatMap(({ id }) => quotesOf(id))
  const { page, device, channel, panelOpen, startedAt, others } = conversation
  const { contact } = handover ?? {}
  const facts = [
    ['Started', time.moment(startedAt)],
    ...(page === '' ? [] : [['Page', page] as const]),
    ...(device ? [['Device', device === 'Desktop' ? 'Computer' : device] as const] : []),
    ...(channels[channel].hasPanel ? [['Panel', panelOpen ? 'Open' : 'Closed'] as const] : []),
    ...(contact ? [['Answer to', contact.to] as const] : []),
  ] as const
  return (
    <>
      <section>
        <h4>Visitor</h4>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {requests.length > 0 && (
        <section>
          <h4>
            Requests <span>{requests.length}</span>
          </h4>
          <ul>
            {requests.map((request) => (
              <li key={request.id}>
                <RequestLink {...request} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {quotes.length > 0 && (
        <section>
          <h4>
            Quotes <span>{quotes.length}</span>
          </h4>
          <ul>
            {quotes.map((quote) => (
              <li key={quote.id}>
                <Link to={quotePath(quote.id)}>{quoteName(quote)}</Link>
                <StatusLabel status={quote.status} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h4>
          Past conversations <span>{others.length}</span>
        </h4>
        {others.length === 0 ? (
          <p>No earlier conversations.</p>
        ) : (
          <ul>
            {others.map(({ id, text, startedAt, teammate }) => (
              <li key={id}>
                <Link to={conversationPath(id)}>{text || 'Nothing written'}</Link>
                <p>
                  {time.moment(startedAt)}, {teammate ?? 'Whisper'}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
