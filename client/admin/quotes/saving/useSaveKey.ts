/** Ctrl+S or Cmd+S saves the quote instead of the page. */
import { useEffect, useEffectEvent } from 'react'

export function useSaveKey(save: () => void): void {
  const latest = useEffectEvent(save)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      if (!event.repeat && !document.querySelector('dialog[open]')) latest()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
