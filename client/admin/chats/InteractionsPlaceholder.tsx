/** Shown instead of the list while it loads, when it failed, or when it is empty. */
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../ui/Button'
import { Face } from '../../ui/face/Face'
import { EmptyState } from '../../ui/status/EmptyState'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { Skeleton } from '../../ui/status/Skeleton'
import type { Wanted } from '../data/chats/wanted'

interface InteractionsPlaceholderProps {
  wanted: Wanted
  isEmpty: boolean
  error: Error | null
  onRetry: () => void
  onClearSearch: () => void
  onShowAll: () => void
}

export function InteractionsPlaceholder(props: InteractionsPlaceholderProps) {
  const { wanted, isEmpty, error, onRetry, onClearSearch, onShowAll } = props
  if (error) {
    return (
      <LoadFailed error={error} onRetry={onRetry}>
        The interactions couldn’t be loaded.
      </LoadFailed>
    )
  }
  if (!isEmpty) return <Skeleton label="Loading interactions" rows={6} />
  if (wanted.search !== '') {
    return (
      <EmptyState
        title="No match"
        picture={<Face emotion="surprised" />}
        action={<Button onClick={onClearSearch}>Clear the search</Button>}
      >
        No interaction has all of these words. Search finds the beginnings of words in question,
        answer and comment.
      </EmptyState>
    )
  }
  if (wanted.channel !== null) {
    return (
      <EmptyState
        title="Nothing here yet"
        picture={<Face />}
        action={<Button onClick={onShowAll}>Show all interactions</Button>}
      >
        Nothing from this channel yet. New interactions appear here right away.
      </EmptyState>
    )
  }
  if (wanted.filter !== 'all' || wanted.conversation !== null) {
    const helpful = wanted.filter === 'positive' ? 'Helpful' : 'Not helpful'
    return (
      <EmptyState
        title={wanted.filter === 'all' ? 'Nothing in this conversation' : 'No such feedback yet'}
        picture={<Face />}
        action={<Button onClick={onShowAll}>Show all interactions</Button>}
      >
        {wanted.filter === 'all'
          ? 'It was erased, or it never began.'
          : `What a visitor marks ‘${helpful}’ appears here right away.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No interactions yet"
      picture={<Face />}
      action={
        <Link className={buttonClass({})} to="/">
          Open the site
        </Link>
      }
    >
      When a visitor writes to Whisper, the question and its answer appear here right away. Ask
      something yourself to try it.
    </EmptyState>
  )
}
