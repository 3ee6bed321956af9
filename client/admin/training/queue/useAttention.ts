/** Whether somebody points at a list or works in it by keyboard. */
import { useEffect, useRef, useState } from 'react'

export function useAttention() {
  const list = useRef<HTMLUListElement>(null)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)

  // Runs after every render: a removed element loses the focus without a blur event.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (isFocused && !list.current?.contains(document.activeElement)) setFocused(false)
    if (isPointed && !list.current) setPointed(false)
  })

  return {
    isAttended: isPointed || isFocused,
    attention: {
      ref: list,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
