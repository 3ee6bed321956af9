/** How a request came through a private link, if it did, with a link to its conversation. */
import { Link } from 'react-router-dom'
import { channels } from '#shared/chat/channels'
import type { ContactRequest } from '#shared/contact/calls'
import { conversationPath } from '../data/chats/paths'
import styles from './ContactLinks.module.css'

const originLabel = (origin: NonNullable<ContactRequest['origin']>['channel']) =>
  origin === 'site' ? 'By a link from the site' : `By ${channels[origin].name.toLowerCase()}`

export function Origin({ request: { origin } }: { request: ContactRequest }) {
  if (!origin) return null
  const { channel, conversationId } = origin
  return (
    <span className={styles.reach}>
      {originLabel(channel)}
      {conversationId !== undefined && (
        <Link to={conversationPath(conversationId)}>Conversation</Link>
      )}
    </span>
  )
}
