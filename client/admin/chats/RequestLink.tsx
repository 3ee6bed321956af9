/** Link to the quote request that a conversation led to. */
import { Link } from 'react-router-dom'
import type { Interaction } from '#shared/chat/records'
import { requestPath } from '../data/requests/paths'

export function RequestLink({ reference }: NonNullable<Interaction['request']>) {
  return <Link to={requestPath(reference)}>Request {reference}</Link>
}
