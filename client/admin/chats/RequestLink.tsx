/** The request for a quote that came of a conversation. */
import { Link } from 'react-router-dom'
import type { Interaction } from '#shared/chat/records'
import { requestPath } from '../data/requests/paths'

export function RequestLink({ reference }: NonNullable<Interaction['request']>) {
  return <Link to={requestPath(reference)}>Request {reference}</Link>
}
