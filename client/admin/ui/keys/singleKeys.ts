/**
 * Single-key shortcuts of Live Chats and of the price list. They can be turned off (WCAG 2.1.4),
 * never act while typing or with an open dialog, and leave the browser's own shortcuts alone.
 */
import { useEffect, useRef } from 'react'
import { StoredFlag } from '../storedFlag'

export const singleKeys = new StoredFlag('live-chats-keys')

/** `actions` are keyed by lower-case key. */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!singleKeys.get() || event.defaultPrevented || event.isComposing) return
      if (event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target)) return
      const action = latest.current[event.key.toLowerCase()]
      if (!action || document.querySelector('dialog[open]')) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
