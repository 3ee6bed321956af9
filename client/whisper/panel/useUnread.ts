import { useEffect } from 'react'

const maxShown = 9

/** Shows the count on the launcher and in the page's title, even after a page changes the title. */
export function useUnread(unread: number): void {
  useEffect(() => {
    const { dataset, style } = document.documentElement
    const title = document.querySelector('title')
    if (unread === 0) delete dataset.whisperUnread
    else dataset.whisperUnread = ''
    style.setProperty('--unread', `"${unread > maxShown ? `${maxShown}+` : unread}"`)
    const show = () => {
      const wanted = (unread > 0 ? `(${unread}) ` : '') + document.title.replace(/^\(\d+\) /, '')
      if (document.title !== wanted) document.title = wanted
    }
    show()
    const watch = new MutationObserver(show)
    if (title) watch.observe(title, { childList: true })
    return () => watch.disconnect()
  }, [unread])
}
