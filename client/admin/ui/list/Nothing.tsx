/** What stands in a list's place: it is loading, it could not be loaded, or there is nothing to show. */
import type { ReactNode } from 'react'
import { BrandMark } from '../../../ui/BrandMark'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { LoadFailed } from '../../../ui/LoadFailed'
import { Skeleton } from '../../../ui/Skeleton'
import type { Wanted } from './useWanted'

export interface ListWords {
  /** 'quotes' */
  things: string
  /** When there is none with the status that is wanted. */
  noneOfStatus: string
  /** What the search looks in. */
  searched: string
  /** How the first comes to be here. */
  first: string
  /** Where to begin with that. */
  begin: ReactNode
}

interface NothingProps {
  words: ListWords
  wanted: Wanted<string>
  isEmpty: boolean
  error: Error | null
  onRetry: () => void
  onShowAll: () => void
}

export function Nothing({ words, wanted, isEmpty, error, onRetry, onShowAll }: NothingProps) {
  const { things } = words
  if (error) {
    return (
      <LoadFailed error={error} onRetry={onRetry}>
        {`The ${things} couldn’t be loaded.`}
      </LoadFailed>
    )
  }
  if (!isEmpty) return <Skeleton label={`Loading ${things}`} rows={5} />
  if (wanted.search === '' && wanted.status === 'all') {
    return (
      <EmptyState title={`No ${things} yet`} picture={<BrandMark />} action={words.begin}>
        {words.first}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={wanted.search === '' ? 'None with this status' : 'No match'}
      picture={<BrandMark />}
      action={<Button onClick={onShowAll}>Show all {things}</Button>}
    >
      {wanted.search === ''
        ? words.noneOfStatus
        : `None of the ${things} has all of these words. Search looks for whole words in ${words.searched}.`}
    </EmptyState>
  )
}
