/**
 * Keeps the reader's place: at the end it follows what comes, elsewhere nothing moves under the eyes
 * and a mark says that there is news. Earlier messages load when the top comes near.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { View } from './view'

const near = 48

export interface Scroll {
  ref: RefObject<HTMLOListElement | null>
  onScroll: () => void
  /** Something arrived below while the reader was further up. */
  hasNews: boolean
  toEnd: () => void
}

export function useScroll(view: View, loadOlder: () => Promise<void>): Scroll {
  const { messages, unsent, isOpen, hasOlder, handled } = view
  const ref = useRef<HTMLOListElement>(null)
  const place = useRef({ atEnd: true, height: 0, top: 0, first: '', last: '', mine: 0 })
  const loading = useRef(false)
  const [hasNews, setHasNews] = useState(false)

  const toEnd = useCallback(() => {
    const list = ref.current
    if (list) list.scrollTop = list.scrollHeight
    setHasNews(false)
  }, [])

  // After each drawing: what changed the height of the list may be any of them.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    const list = ref.current
    if (!list || !isOpen) return
    // A list that scrolls must be reachable by keyboard, also before it holds a button.
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

  // A keyboard that comes up, or a turned phone, keeps the end in sight.
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const watch = new ResizeObserver(() => {
      if (place.current.atEnd) list.scrollTop = list.scrollHeight
    })
    watch.observe(list)
    return () => watch.disconnect()
  }, [])

  const onScroll = () => {
    const list = ref.current
    if (!list) return
    const was = place.current
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
