/** Names the request that a quote answers, with a link to it. */
import { Link } from 'react-router-dom'
import { ApiError } from '../../../errors'
import { requestPath } from '../../data/requests/paths'
import { useRequest } from '../../data/requests/useRequests'

interface AnsweredRequestProps {
  requestId: string | null
  words?: 'From' | 'Created from'
}

export function AnsweredRequest({ requestId, words = 'From' }: AnsweredRequestProps) {
  const { data: request, error } = useRequest(requestId)
  if (requestId === null) return null
  if (request) {
    return (
      <p>
        {words} request <Link to={requestPath(request.reference)}>{request.reference}</Link>
      </p>
    )
  }
  const isGone = error instanceof ApiError && error.code === 'not-found'
  return (
    <p>
      {words} a {isGone ? 'deleted request' : 'request'}
    </p>
  )
}
