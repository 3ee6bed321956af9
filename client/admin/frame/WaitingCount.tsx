/**
 * How many visitors wait for a person, wherever in the admin pages a teammate is: a count in the bar and in
 * the title (without any, of Training's open questions), and a sound and a notification for each who begins to wait, and again after two minutes.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OpenHandover } from '#shared/chat/handover/records'
import { useWaiting } from '../data/chats/useWaiting'
import { useQueueCounts } from '../data/queue/useQueue'
import { teamQuery, useMe } from '../data/team/team'
import { callingSound, playCall } from '../ui/callingSound'
import { notify } from '../ui/notifications'
import { useObservable } from '../ui/observable'
import styles from './NewCount.module.css'

const againAfterMs = 2 * 60_000
const checkEveryMs = 5_000

export function WaitingCount() {
  const waiting = useWaiting()
  const count = waiting?.length ?? 0
  useTitleCount(count)
  useCalls(waiting)
  const questions = useQueueCounts()?.questions ?? 0
  if (count + questions === 0) return null
  // Who waits for a person comes first.
  return (
    <span className={styles.count}>
      {(count || questions).toLocaleString('en-US')}
      <span className="unseen">{count > 0 ? ' waiting' : ' open questions'}</span>
    </span>
  )
}

function useCalls(waiting: readonly OpenHandover[] | undefined): void {
  const isSoundOn = useObservable(callingSound)
  const isAvailable = useMe()?.isAvailable ?? true
  const isCalled = useQuery(teamQuery).data?.notify.push.includes('waits') ?? true
  const navigate = useNavigate()
  /** How often each was called; null before the first look, which calls nobody. */
  const called = useRef<ReadonlyMap<string, number> | null>(null)
  useEffect(() => {
    if (!waiting) return
    const check = () => {
      const due = new Map(waiting.map((one) => [one.conversationId, callsDue(one)]))
      const before = called.current
      called.current = due
      const next = waiting.find(
        ({ conversationId: id }) => before && (due.get(id) ?? 0) > (before.get(id) ?? 0),
      )
      if (!next || !isAvailable) return
      if (isSoundOn) playCall()
      if (!isCalled) return
      const tag = `conversation ${next.conversationId}`
      notify('A visitor is waiting for a person.', tag, () => {
        void navigate(`/admin/whisper/live-chats?view=now&open=${next.conversationId}`)
      })
    }
    check()
    const checkTimer = setInterval(check, checkEveryMs)
    return () => clearInterval(checkTimer)
  }, [waiting, isSoundOn, isAvailable, isCalled, navigate])
}

/** How often who waits has been called by now. */
function callsDue({ handover: { waitingSince } }: OpenHandover): number {
  return Date.now() - waitingSince < againAfterMs ? 1 : 2
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
