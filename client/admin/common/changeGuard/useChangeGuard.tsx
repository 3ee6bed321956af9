/**
 * Asks before a change to what Whisper reads, but only when needed: when regression questions that
 * pass today would fail, or when the check failed. The admin decides; going back changes nothing.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { uuid } from '../../../uuid'
import { BeforeChange, type GuardState } from './BeforeChange'
import { type Change, checkChange } from './checkChange'

interface Guard {
  /** Resolves to whether to go ahead. */
  mayChange: (change: Change) => Promise<boolean>
  isAsking: boolean
  /** The dialog, for the caller to render. */
  question: ReactNode
}

export function useChangeGuard(): Guard {
  const [state, setState] = useState<GuardState | null>(null)
  const decide = useRef<(isToBeDone: boolean) => void>(() => {})
  const asked = useRef<Change>({ action: 'publish' })
  const asking = useRef(new AbortController())

  useEffect(
    () => () => {
      asking.current.abort()
      decide.current(false)
    },
    [],
  )

  function settle(isToBeDone: boolean): void {
    asking.current.abort()
    setState(null)
    decide.current(isToBeDone)
  }

  async function ask(): Promise<void> {
    asking.current.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    const id = uuid()
    setState({ kind: 'asking', id })
    try {
      const checked = await checkChange(asked.current, { id, signal })
      if (signal.aborted) return
      if (checked.failing.length === 0) settle(true)
      else setState({ kind: 'failing', checked })
    } catch (error) {
      if (signal.aborted) return
      setState({ kind: 'unknown', message: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    mayChange(change) {
      decide.current(false)
      asked.current = change
      void ask()
      return new Promise((resolve) => {
        decide.current = resolve
      })
    },
    isAsking: state !== null,
    question: state && (
      <BeforeChange
        state={state}
        change={asked.current}
        onDo={() => settle(true)}
        onBack={() => settle(false)}
        onAgain={ask}
      />
    ),
  }
}
