/** Shown instead of a list while it loads, when loading failed, or when it is empty. */
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import { BrandMark } from '../../../ui/face/BrandMark'
import { EmptyState } from '../../../ui/status/EmptyState'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Skeleton } from '../../../ui/status/Skeleton'
import type { ListFilter } from './useListQuery'

export interface EmptyListTexts {
  /** For example 'quotes'. */
  noun: string
  /** Shown when no row has the chosen status. */
  noneOfStatus: string
  /** The fields that the search covers. */
  searchedFields: string
  /** Says how the first row gets here. */
  emptyText: string
  /** The button or link that leads there. */
  action: ReactNode
}

interface ListPlaceholderProps {
  texts: EmptyListTexts
  wanted: ListFilter<string>
  isEmpty: boolean
  error: Error | null
  onRetry: () => void
  onShowAll: () => void
}

export function ListPlaceholder({
  texts,
  wanted,
  isEmpty,
  error,
  onRetry,
  onShowAll,
}: ListPlaceholderProps) {
  const { noun } = texts
  if (error) {
    return (
      <LoadFailed error={error} onRetry={onRetry}>
        {`The ${noun} couldn’t be loaded.`}
      </LoadFailed>
    )
  }
  if (!isEmpty) return <Skeleton label={`Loading ${noun}`} rows={5} />
  if (wanted.search === '' && wanted.status === 'all') {
    return (
      <EmptyState title={`No ${noun} yet`} picture={<BrandMark />} action={texts.action}>
        {texts.emptyText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={wanted.search === '' ? 'None with this status' : 'No match'}
      picture={<BrandMark />}
      action={<Button onClick={onShowAll}>Show all {noun}</Button>}
    >
      {wanted.search === ''
        ? texts.noneOfStatus
        : `None of the ${noun} has all of these words. Search looks for whole words in ${texts.searchedFields}.`}
    </EmptyState>
  )
}
