/** Whisper blinks at random every 2 to 6 seconds (specification, section 9). */
import { useEffect, useState } from 'react'
import { blinkPause, shutFor } from './blinkPause'

/** Whether the eyes are shut now. They stay open if reduced motion is preferred. */
export function useBlink(wanted: boolean): boolean {
  const [shut, setShut] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    let timer: ReturnType<typeof setTimeout>
    function open() {
      setShut(false)
      timer = setTimeout(close, blinkPause(Math.random()))
    }
    function close() {
      if (!still.matches) setShut(true)
      timer = setTimeout(open, shutFor)
    }
    open()
    return () => clearTimeout(timer)
  }, [wanted])
  return wanted && shut
}
