/**
 * How many visitors wait for a person, wherever in the admin pages a teammate is: a count in the bar and in
 * the title, and a sound for each who begins to wait.
 */
import { useEffect, useRef } from 'react'
import { useWaiting } from '../data/chats/useWaiting'
import { callingSound, playCall } from '../ui/callingSound'
import { useValue } from '../ui/value'
import styles from './NewCount.module.css'

export function WaitingCount() {
  const waiting = useWaiting()
  const count = waiting.length
  const isSoundOn = useValue(callingSound)
  const known = useRef<ReadonlySet<string> | null>(null)
  useTitleCount(count)

  useEffect(() => {
    const ids = waiting.map(({ conversationId }) => conversationId)
    const isNew = ids.some((id) => known.current?.has(id) === false)
    known.current = new Set(ids)
    if (isNew && isSoundOn) playCall()
  }, [waiting, isSoundOn])

  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count.toLocaleString('en-US')}
      <span className="unseen"> waiting</span>
    </span>
  )
}

/** Before the title, also when a page sets a new one. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const title = document.querySelector('title')
    if (!title) return
    const show = () => {
      const wanted = `${count > 0 ? `(${count}) ` : ''}${document.title.replace(/^\(\d+\) /, '')}`
      if (document.title !== wanted) document.title = wanted
    }
    show()
    const watch = new MutationObserver(show)
    watch.observe(title, { childList: true })
    return () => watch.disconnect()
  }, [count])
}
