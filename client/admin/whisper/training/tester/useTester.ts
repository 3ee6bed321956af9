/** The test conversation and what is done with it. It lives as long as the tab is looked at. */
import { useRef, useState } from 'react'
import type { Against } from '#shared/training/records'
import { training } from '../calls'
import { historyOf, type Turn } from './turns'

export type Tester = ReturnType<typeof useTester>

export function useTester() {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [side, setSide] = useState<Against>('draft')
  const [chosen, setChosen] = useState<number | null>(null)
  const talk = useRef(new AbortController())
  const isWaiting = turns.some(({ pair, problem }) => !pair && problem === undefined)
  const answered = turns.filter(({ pair }) => pair)

  async function ask(id: number, question: string, before: readonly Turn[]): Promise<void> {
    const { signal } = talk.current
    const settle = (outcome: Pick<Turn, 'pair' | 'problem'>) => {
      if (signal.aborted) return
      setTurns((all) => all.map((one) => (one.id === id ? { id, question, ...outcome } : one)))
    }
    settle({})
    try {
      const pair = await training.ask({ question, history: historyOf(before) }, { signal })
      settle({ pair })
    } catch (error) {
      settle({ problem: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    turns,
    side,
    setSide,
    isWaiting,
    /** The turn that is explained: the one chosen, else the last that was answered. */
    explained: answered.find(({ id }) => id === chosen) ?? answered.at(-1),
    explain: setChosen,
    send(question: string): void {
      const id = (turns.at(-1)?.id ?? 0) + 1
      setTurns([...turns, { id, question }])
      setChosen(null)
      void ask(id, question, turns)
    },
    /** Once more where it stands: what is known may have changed. */
    again(id: number): void {
      const at = turns.findIndex((turn) => turn.id === id)
      const turn = turns[at]
      if (turn) void ask(id, turn.question, turns.slice(0, at))
    },
    startOver(): void {
      talk.current.abort()
      talk.current = new AbortController()
      setTurns([])
      setChosen(null)
    },
  }
}
