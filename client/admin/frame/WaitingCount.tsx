/**
 * Alerts a teammate on any admin page to visitors waiting for a person: a count in the bar and the
 * title (Training's open questions if nobody waits), and a sound and a notification when a visitor
 * starts to wait and again after two minutes.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OpenHandover } from '#shared/chat/handover/records'
import { playTones } from '../../ui/tones'
import { useWaiting } from '../data/chats/useWaiting'
import { useQueueCounts } from '../data/queue/useQueue'
import { teamQuery, useMe } from '../data/team/team'
import { callingSound } from '../ui/alerts/callingSound'
import { notify } from '../ui/alerts/notifications'
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
  // Waiting visitors come first.
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
  /** Number of alerts per conversation; null before the first check, which alerts nobody. */
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
      if (isSoundOn) playTones()
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

/** Number of alerts due by now. */
function callsDue({ handover: { waitingSince } }: OpenHandover): number {
  return Date.now() - waitingSince < againAfterMs ? 1 : 2
}

/** In front of the title, even after a page changes it. */
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
