/** The test conversation and its actions. It lasts while the tab is open. */
import { useRef, useState } from 'react'
import type { Against } from '#shared/training/records'
import { training } from '../../data/training/calls'
import { historyOf, type Turn } from './turns'

type NewTurn = Omit<Turn, 'pair' | 'problem'>

export type Tester = ReturnType<typeof useTester>

export function useTester() {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [side, setSide] = useState<Against>('draft')
  const [chosen, setChosen] = useState<number | null>(null)
  const talk = useRef(new AbortController())
  const isWaiting = turns.some(({ pair, problem }) => !pair && problem === undefined)
  const answered = turns.filter(({ pair }) => pair)

  async function ask(asked: NewTurn, before: readonly Turn[]): Promise<void> {
    const { signal } = talk.current
    const { id, question, pick } = asked
    const settle = (outcome: Pick<Turn, 'pair' | 'problem'>) => {
      if (signal.aborted) return
      setTurns((all) => all.map((one) => (one.id === id ? { ...asked, ...outcome } : one)))
    }
    settle({})
    try {
      const history = historyOf(before)
      const pair = await training.ask({ question, history, ...(pick && { pick }) }, { signal })
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
    /** The turn being explained: the chosen one, else the last answered one. */
    explained: answered.find(({ id }) => id === chosen) ?? answered.at(-1),
    explain: setChosen,
    send(question: string, pick?: Turn['pick']): void {
      const asked = { id: (turns.at(-1)?.id ?? 0) + 1, question, ...(pick && { pick }) }
      setTurns([...turns, asked])
      setChosen(null)
      void ask(asked, turns)
    },
    /** Asks a turn again in place: the knowledge may have changed. */
    again(id: number): void {
      const index = turns.findIndex((turn) => turn.id === id)
      const turn = turns[index]
      if (!turn) return
      const { pair, problem, ...asked } = turn
      void ask(asked, turns.slice(0, index))
    },
    startOver(): void {
      talk.current.abort()
      talk.current = new AbortController()
      setTurns([])
      setChosen(null)
    },
  }
}
