/** Whether somebody points at a list or works in it with the keyboard. */
import { useEffect, useRef, useState } from 'react'

export function useAttention() {
  const list = useRef<HTMLUListElement>(null)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)

  // What had the focus may have gone without losing it first, in any drawing.
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
