/**
 * Scroll position of the conversation: at the end it follows new messages, elsewhere it stays put
 * and a marker shows that there is news. Older messages load near the top.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { View } from '../state/view'

const near = 48

interface Scroll {
  ref: RefObject<HTMLOListElement | null>
  onScroll: () => void
  /** New messages arrived below the visible part. */
  hasNews: boolean
  toEnd: () => void
}

export function useScroll(view: View, loadOlder: () => Promise<void>): Scroll {
  const { messages, unsent, isOpen, hasOlder, handled } = view
  const ref = useRef<HTMLOListElement>(null)
  const place = useRef({ atEnd: true, height: 0, top: 0, size: '', first: '', last: '', mine: 0 })
  const loading = useRef(false)
  const [hasNews, setHasNews] = useState(false)

  const toEnd = useCallback(() => {
    const list = ref.current
    if (list) list.scrollTop = list.scrollHeight
    setHasNews(false)
  }, [])

  // Runs after every render, because anything may have changed the list's height.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    const list = ref.current
    if (!list || !isOpen) return
    // A scrolling list must be reachable by keyboard even before it contains a button.
    list.tabIndex = 0
    const was = place.current
    const first = messages[0]?.id ?? ''
    const lastMessage = messages.at(-1)
    const last = `${lastMessage?.id} ${lastMessage?.answer.status} ${handled.replies.length}`
    const mine = unsent.length
    const cameAbove = was.first !== '' && first !== was.first
    if (was.atEnd || mine > was.mine) {
      toEnd()
      was.atEnd = true
    } else if (cameAbove) list.scrollTop = was.top + (list.scrollHeight - was.height)
    else if (last !== was.last) setHasNews(true)
    Object.assign(was, { first, last, mine, height: list.scrollHeight, top: list.scrollTop })
  })

  // Stays at the end when the on-screen keyboard opens or the phone rotates.
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const watch = new ResizeObserver(() => {
      place.current.size = sizeOf(list)
      if (place.current.atEnd) list.scrollTop = list.scrollHeight
    })
    watch.observe(list)
    return () => watch.disconnect()
  }, [])

  const onScroll = () => {
    const list = ref.current
    if (!list) return
    const was = place.current
    // Moved by a change of size, which the observer handles next.
    if (sizeOf(list) !== was.size) return
    was.top = list.scrollTop
    was.height = list.scrollHeight
    was.atEnd = list.scrollHeight - list.clientHeight - list.scrollTop < near
    if (was.atEnd) setHasNews(false)
    if (list.scrollTop > near || !hasOlder || loading.current) return
    loading.current = true
    loadOlder()
      .catch(() => undefined)
      .finally(() => {
        loading.current = false
      })
  }
  return { ref, onScroll, hasNews, toEnd }
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): string {
  return `${clientWidth} ${clientHeight}`
}
