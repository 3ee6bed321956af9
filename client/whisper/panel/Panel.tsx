/**
 * Whisper's panel: a full-page dialog on phones, a corner of the page on wide screens. Escape
 * closes it and returns the focus to the launcher.
 */
import { Activity, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { roleAreas } from '#shared/session/areas'
import { useShown } from '../browser/shown'
import { focusBox } from '../browser/textBox'
import type { Chat } from '../state/chat'
import { Composer } from './Composer'
import { Conversation } from './Conversation'
import { Head } from './Head'
import styles from './Panel.module.css'
import { YourData } from './YourData'

export function Panel({ chat }: { chat: Chat }) {
  const view = useSyncExternalStore(chat.view.subscribe, chat.view.get)
  const [page, setPage] = useState<'conversation' | 'data'>('conversation')
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const close = () => chat.setOpen(false)
  useShown(dialog, view.isOpen, close)

  useEffect(() => {
    // The button that led here is gone.
    if (page === 'conversation' && document.activeElement === document.body) focusBox()
  }, [page])

  useUnread(view.unread)
  // While Whisper is hidden, who speaks with a person keeps the launcher.
  const isKept = view.handled.handover !== null
  useEffect(() => {
    const { dataset } = document.documentElement
    if (isKept) dataset.whisperKept = ''
    else delete dataset.whisperKept
  }, [isKept])

  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby={title} tabIndex={-1}>
      <Head title={title} view={view} page={page} onPage={setPage} onClose={close} />
      {page === 'data' && <YourData chat={chat} view={view} />}
      {/* Keeps what is typed into a form. */}
      <Activity mode={page === 'data' ? 'hidden' : 'visible'}>
        <Conversation chat={chat} view={view} />
        <Composer chat={chat} view={view} />
      </Activity>
    </dialog>
  )
}

const maxShown = 9

/**
 * Shows the count on the launcher and in the page's title, even after a page changes the title. The
 * admin pages' titles have a count of their own, and two that correct each other never end.
 */
function useUnread(unread: number): void {
  useEffect(() => {
    const { dataset, style } = document.documentElement
    const title = document.querySelector('title')
    if (unread === 0) delete dataset.whisperUnread
    else dataset.whisperUnread = ''
    style.setProperty('--unread', `"${unread > maxShown ? `${maxShown}+` : unread}"`)
    const show = () => {
      if (location.pathname.startsWith(`${roleAreas.admin}/`)) return
      const wanted = (unread > 0 ? `(${unread}) ` : '') + document.title.replace(/^\(\d+\) /, '')
      if (document.title !== wanted) document.title = wanted
    }
    show()
    const watch = new MutationObserver(show)
    if (title) watch.observe(title, { childList: true })
    return () => watch.disconnect()
  }, [unread])
}
