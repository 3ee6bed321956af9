/** A list's status filter and search text, kept in the address so that they survive a reload. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDebounced } from '../useDebounced'

const settleMs = 200

export interface ListFilter<Status extends string> {
  status: Status | 'all'
  search: string
}

export interface ListQuery<Status extends string> {
  wanted: ListFilter<Status>
  /** The field's current text; `wanted` follows after a pause in typing. */
  typed: string
  /** Identifies the query. */
  name: string
  type: (text: string) => void
  choose: (status: Status | 'all') => void
  showAll: () => void
}

export function useListQuery<Status extends string>(
  statuses: readonly { id: Status }[],
): ListQuery<Status> {
  const [parameters, setParameters] = useSearchParams()
  const addressed = statuses.find(({ id }) => id === parameters.get('status'))?.id ?? 'all'
  // State of their own, because the address updates too late for a field and a button.
  const [typed, setTyped] = useState(parameters.get('search') ?? '')
  const [status, setStatus] = useState<Status | 'all'>(addressed)
  const [followed, setFollowed] = useState(addressed)
  if (addressed !== followed) {
    setFollowed(addressed)
    setStatus(addressed)
  }
  const search = useDebounced(typed.trim(), settleMs)

  function want(chosen: Status | 'all', text: string): void {
    setTyped(text)
    setStatus(chosen)
    setParameters(
      { ...(chosen === 'all' ? {} : { status: chosen }), ...(text === '' ? {} : { search: text }) },
      { replace: true, preventScrollReset: true },
    )
  }

  return {
    wanted: { status, search },
    typed,
    name: `${status} ${search}`,
    type: (text) => want(status, text),
    choose: (chosen) => want(chosen, typed),
    showAll: () => want('all', ''),
  }
}
