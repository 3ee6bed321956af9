/**
 * Measures how long the page was visible and in use: with input in the last 30 seconds, or with the
 * video focused (a page gets no events from it) for at most a video's length. Reported when the
 * page is left or hidden, after 10 seconds, and then every 30 seconds.
 */
import { bounceMs, inUseMs, silenceMs, videoMs } from '#shared/analytics/definitions'

const checkMs = 1_000
const inputs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart']

let inputAt = Date.now()
let lookedAt = inputAt
let usedMs = 0
let reportedMs = 0
let reportedAt = inputAt

/** Starts counting for another page. */
export function startEngagement(): void {
  usedMs = 0
  reportedMs = 0
  reportedAt = Date.now()
}

/** The time not reported yet, in milliseconds. */
export function takeEngagement(): number {
  look()
  const ms = usedMs - reportedMs
  reportedMs = usedMs
  reportedAt = lookedAt
  return ms
}

function look(): void {
  const now = Date.now()
  const isWatching = document.hasFocus() && document.activeElement instanceof HTMLIFrameElement
  const isInUse = !document.hidden && now - inputAt < (isWatching ? videoMs : inUseMs)
  // Capped, so that a sleeping computer or a changed clock doesn't add hours.
  if (isInUse) usedMs += Math.min(Math.max(0, now - lookedAt), 2 * checkMs)
  lookedAt = now
}

/** `onUsed`: there is time to report. `onReturn`: the previous visit ended by inactivity. */
export function watchEngagement(onUsed: () => void, onReturn: () => void): void {
  const onInput = () => {
    inputAt = Date.now()
    if (inputAt - reportedAt > silenceMs) onReturn()
  }
  for (const input of inputs) addEventListener(input, onInput, { capture: true, passive: true })
  setInterval(() => {
    look()
    if (usedMs - reportedMs >= (reportedMs < bounceMs ? bounceMs : inUseMs)) onUsed()
  }, checkMs)
}
