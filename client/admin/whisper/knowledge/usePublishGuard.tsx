/**
 * Asks before publishing, and only where there is something to ask: when regression questions that
 * pass today would fail, or when nobody can say. The admin decides; going back publishes nothing.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BeforePublish } from './BeforePublish'
import { beforePublish, type Checked, type ToPublish } from './beforePublish'

export type GuardState =
  | { kind: 'asking'; id: string }
  | { kind: 'failing'; checked: Checked }
  | { kind: 'unknown'; message: string }

interface Guard {
  /** Resolves to whether they are to be published. */
  mayPublish: (entries: readonly ToPublish[]) => Promise<boolean>
  isAsking: boolean
  /** Where the question stands; to be drawn. */
  question: ReactNode
}

export function usePublishGuard(): Guard {
  const [state, setState] = useState<GuardState | null>(null)
  const decide = useRef<(isToPublish: boolean) => void>(() => {})
  const asked = useRef<readonly ToPublish[]>([])
  const asking = useRef(new AbortController())

  useEffect(
    () => () => {
      asking.current.abort()
      decide.current(false)
    },
    [],
  )

  function settle(isToPublish: boolean): void {
    asking.current.abort()
    setState(null)
    decide.current(isToPublish)
  }

  async function ask(): Promise<void> {
    asking.current.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    const id = crypto.randomUUID()
    setState({ kind: 'asking', id })
    try {
      const checked = await beforePublish(asked.current, { id, signal })
      if (signal.aborted) return
      if (checked.failing.length === 0) settle(true)
      else setState({ kind: 'failing', checked })
    } catch (error) {
      if (signal.aborted) return
      setState({ kind: 'unknown', message: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    mayPublish(entries) {
      decide.current(false)
      asked.current = entries
      void ask()
      return new Promise((resolve) => {
        decide.current = resolve
      })
    },
    isAsking: state !== null,
    question: state && (
      <BeforePublish
        state={state}
        count={asked.current.length}
        onPublish={() => settle(true)}
        onBack={() => settle(false)}
        onAgain={ask}
      />
    ),
  }
}
