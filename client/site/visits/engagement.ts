/**
 * How long the page was in front and in use: with input in the last 30 seconds, or the video having the
 * focus, of which a page is told nothing else, for as long as one may take. Told when the page is left or
 * hidden, after 10 seconds, and then every half minute.
 */
import { bounceMs, inUseMs, silenceMs, videoMs } from '#shared/analytics/definitions'

const checkMs = 1_000
const inputs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart']

let inputAt = Date.now()
let lookedAt = inputAt
let usedMs = 0
let reportedMs = 0
let reportedAt = inputAt

/** Begins to count for another page. */
export function startEngagement(): void {
  usedMs = 0
  reportedMs = 0
  reportedAt = Date.now()
}

/** What was not reported yet. */
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
  // A sleeping computer, or a clock that was set, does not make hours of it.
  if (isInUse) usedMs += Math.min(Math.max(0, now - lookedAt), 2 * checkMs)
  lookedAt = now
}

/** `onUsed`: there is something to report. `onReturn`: the visit before has ended by its silence. */
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
