/** Tells screen readers of what comes while the panel is open: each answer once, when it stands. */
import { useEffect, useRef, useState } from 'react'
import type { View } from './view'

export function Announcer({ view: { isLoaded, isOpen, messages, unsent } }: { view: View }) {
  const [said, setSaid] = useState('')
  const told = useRef<Set<string> | null>(null)

  useEffect(() => {
    if (!isLoaded) return
    const news = [
      ...messages
        .filter(({ answer }) => answer.status !== 'waiting')
        .map(({ id, answer }) => ({ key: id, words: `Whisper: ${answer.text}` })),
      ...unsent
        .filter(({ refusal }) => refusal)
        .map(({ id, refusal }) => ({ key: id, words: `Not sent. ${refusal?.message}` })),
    ]
    const known = told.current
    told.current = new Set([...(known ?? []), ...news.map(({ key }) => key)])
    // What was there when the panel came up is read, not announced.
    if (!known || !isOpen) return
    const fresh = news.filter(({ key }) => !known.has(key)).slice(-2)
    if (fresh.length) setSaid(fresh.map(({ words }) => words).join(' '))
  }, [isLoaded, isOpen, messages, unsent])

  return (
    <p className="unseen" aria-live="polite">
      {said}
    </p>
  )
}
