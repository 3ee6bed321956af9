/**
 * Alerts a teammate on any admin page to visitors waiting for a person, and to their own that wrote
 * or were handed to them: a count in the bar and the title (Training's open questions if nobody
 * waits), and a sound and a notification for each (alertsDue.ts).
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OpenHandover } from '#shared/chat/handover/records'
import { playTones } from '../../ui/tones'
import { useAlerting } from '../data/chats/useWaiting'
import { useQueueCounts } from '../data/queue/useQueue'
import { teamQuery, useMe } from '../data/team/team'
import { callingSound } from '../ui/alerts/callingSound'
import { notify } from '../ui/alerts/notifications'
import { useObservable } from '../ui/observable'
import { type Alerted, alertsDue } from './alertsDue'
import styles from './Count.module.css'

const checkEveryMs = 5_000

export function WaitingCount() {
  const alerting = useAlerting()
  const count = alerting?.length ?? 0
  useTitleCount(count)
  useAlerts(alerting)
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

function useAlerts(alerting: readonly OpenHandover[] | undefined): void {
  const isSoundOn = useObservable(callingSound)
  const isAvailable = useMe()?.isAvailable ?? true
  const wanted = useQuery(teamQuery).data?.notify.push
  const navigate = useNavigate()
  /** Null before the first check, which alerts nobody. */
  const alerted = useRef<Alerted | null>(null)
  useEffect(() => {
    if (!alerting) return
    const check = () => {
      const { due, alerted: now } = alertsDue(alerting, alerted.current, Date.now())
      alerted.current = now
      // Whoever is away still has their own visitors.
      const next = due.filter(({ unread }) => isAvailable || unread)
      if (next.length > 0 && isSoundOn) playTones()
      for (const { conversationId: id, unread } of next) {
        const [occasion, text] = unread
          ? (['wrote', 'A visitor is waiting for you.'] as const)
          : (['waits', 'A visitor is waiting for a person.'] as const)
        if (wanted && !wanted.includes(occasion)) continue
        notify(text, `conversation ${id}`, () => {
          void navigate(`/admin/whisper/live-chats?view=now&open=${id}`)
        })
      }
    }
    check()
    const checkTimer = setInterval(check, checkEveryMs)
    return () => clearInterval(checkTimer)
  }, [alerting, isSoundOn, isAvailable, wanted, navigate])
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
