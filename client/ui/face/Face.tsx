/**
 * Whisper's face: the mark's square ring with eyes and a mouth, in five emotions. The default one
 * blinks. Without a `label` it is decorative and must be next to text that says the same.
 */
import { useEffect, useState } from 'react'
import type { Emotion } from '#shared/whisper/answer'
import { blinkPause, shutFor } from './blinkPause'
import styles from './Face.module.css'
import { faceDrawings, lineStyle, type Shape } from './faceDrawings'
import { Ring } from './Ring'

interface FaceProps {
  emotion?: Emotion
  label?: string
  /** Keeps the eyes open: one blinking face per screen is enough. */
  still?: boolean
  className?: string | undefined
}

export function Face({ emotion = 'default', label, still = false, className }: FaceProps) {
  const shut = useBlink(emotion === 'default' && !still)
  const { eyes, mouth } = faceDrawings[emotion]
  return (
    <svg
      className={[styles.face, className].filter(Boolean).join(' ')}
      viewBox="0 0 56 56"
      fill="currentColor"
      data-emotion={emotion}
      data-shut={shut || undefined}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <Ring />
      <g className={styles.eyes}>{eyes.map(drawn)}</g>
      {mouth.map(drawn)}
    </svg>
  )
}

function drawn(shape: Shape) {
  return 'd' in shape ? (
    <path key={shape.d} {...lineStyle} {...shape} />
  ) : (
    <rect key={shape.x} {...shape} />
  )
}

/**
 * Whether the eyes are shut now: they blink at random every 2 to 6 seconds (specification, section
 * 9), and stay open if reduced motion is preferred.
 */
function useBlink(wanted: boolean): boolean {
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
