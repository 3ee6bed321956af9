/**
 * Asks Whisper a question against the form's current content and against what is published. A new
 * question replaces the previous one, answered or not.
 */
import { useEffect, useRef, useState } from 'react'
import { entryProblems, isSame, type EntryContent } from '#shared/knowledge/rules'
import { required } from '#shared/problems'
import type { Pair } from '../../common/answers'
import { training } from '../../data/training/calls'

interface Trial {
  /** The form's content at the time of the question. */
  words: EntryContent
  /** Neither is set while the answer is pending. */
  pair?: Pair
  problem?: string
}

export function useTrial(id: string, words: EntryContent) {
  const [trial, setTrial] = useState<Trial | null>(null)
  const asking = useRef(new AbortController())
  useEffect(() => () => asking.current.abort(), [])

  function clear(): void {
    asking.current.abort()
    setTrial(null)
  }
  async function ask(question: string): Promise<void> {
    asking.current.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    const lacking = lackingIn(words)
    setTrial({ words, ...(lacking !== null && { problem: lacking }) })
    if (lacking !== null) return
    try {
      const pair = await training.ask({ question, entry: { id, words } }, { signal })
      if (!signal.aborted) setTrial({ words, pair })
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      setTrial({ words, problem: `It wasn’t answered. ${reason}` })
    }
  }
  return { trial, isOutdated: trial !== null && !isSame(trial.words, words), ask, clear }
}

/** Why the entry can't be read yet, and what to do. */
function lackingIn(words: EntryContent): string | null {
  const { title, content, ...others } = entryProblems(words)
  if (title === required || words.sections.length === 0)
    return 'Whisper can’t read this draft yet. Give it a title and a text, then ask again.'
  const problem = title ?? content ?? Object.values(others)[0]
  return problem === undefined ? null : `Whisper can’t read this draft yet. ${problem}`
}
