/** For two seconds after a value has changed while it was shown. */
import { useEffect, useRef, useState } from 'react'

const markedMs = 2_000

export function useMark(value: string): boolean {
  const before = useRef(value)
  const [isMarked, setIsMarked] = useState(false)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    setIsMarked(true)
    const timer = setTimeout(() => setIsMarked(false), markedMs)
    return () => clearTimeout(timer)
  }, [value])
  return isMarked
}
