/** By what a request came, where that was a private link, and the way to its conversation. */
import { Link } from 'react-router-dom'
import type { ContactRequest } from '#shared/contact/calls'
import { conversationPath } from '../data/chats/paths'
import styles from './Reach.module.css'

const words = { site: 'By a link from the site', text: 'By text', call: 'By call' } as const

export function Origin({ request: { origin } }: { request: ContactRequest }) {
  if (!origin) return null
  const { channel, conversationId } = origin
  return (
    <span className={styles.reach}>
      {words[channel]}
      {conversationId !== undefined && (
        <Link to={conversationPath(conversationId)}>Conversation</Link>
      )}
    </span>
  )
}
