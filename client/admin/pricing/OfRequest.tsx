/** Says that a quote answers a request, and leads there. */
import { Link } from 'react-router-dom'
import { requestsPath } from '../requests/calls'

export function OfRequest({ requestId }: { requestId: string | null }) {
  if (requestId === null) return null
  return (
    <p>
      From a <Link to={requestsPath}>quote request</Link>
    </p>
  )
}
