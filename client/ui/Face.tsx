/**
 * Whisper's face: the mark's square ring with eyes and a mouth, in five emotions. The default one
 * blinks. Without a `label` it is decoration beside a word that says the same.
 */
import type { ReactNode } from 'react'
import type { Emotion } from '#shared/whisper/answer'
import { useBlink } from './blink'
import styles from './Face.module.css'
import { Ring } from './Ring'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
} as const

const drawings: Record<Emotion, ReactNode> = {
  default: (
    <>
      <g className={styles.eyes} fill="currentColor">
        <rect x="16" y="18" width="8" height="8" rx="2" />
        <rect x="32" y="18" width="8" height="8" rx="2" />
      </g>
      <path d="M20 34c4 3 12 3 16 0" {...line} />
    </>
  ),
  happy: (
    <>
      <path d="M15 25c1.5-6 8.5-6 10 0M31 25c1.5-6 8.5-6 10 0" {...line} />
      <path d="M18 34c5.5 7 14.5 7 20 0" {...line} />
    </>
  ),
  thinking: (
    <g fill="currentColor">
      <rect x="20" y="14" width="8" height="8" rx="2" />
      <rect x="36" y="14" width="8" height="8" rx="2" />
      <rect x="17" y="34" width="5" height="5" rx="1.5" />
      <rect x="25.5" y="34" width="5" height="5" rx="1.5" />
      <rect x="34" y="34" width="5" height="5" rx="1.5" />
    </g>
  ),
  surprised: (
    <>
      <g fill="currentColor">
        <rect x="16" y="14" width="8" height="12" rx="2" />
        <rect x="32" y="14" width="8" height="12" rx="2" />
      </g>
      <rect x="24" y="33" width="8" height="8" rx="2" {...line} />
    </>
  ),
  winking: (
    <>
      <g fill="currentColor">
        <rect x="16" y="18" width="8" height="8" rx="2" />
        <rect x="31" y="21" width="10" height="4" rx="2" />
      </g>
      <path d="M20 33c4.5 6 11.5 6 16 0" {...line} />
    </>
  ),
}

export interface FaceProps {
  emotion?: Emotion
  label?: string
  /** Keeps its eyes open: one blinking face on a screen is enough. */
  still?: boolean
  className?: string | undefined
}

export function Face({ emotion = 'default', label, still = false, className }: FaceProps) {
  const shut = useBlink(emotion === 'default' && !still)
  return (
    <svg
      className={[styles.face, className].filter(Boolean).join(' ')}
      viewBox="0 0 56 56"
      data-emotion={emotion}
      data-shut={shut || undefined}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <Ring />
      {drawings[emotion]}
    </svg>
  )
}
