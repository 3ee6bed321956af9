/**
 * Whether somebody is at this page: it's visible, and was touched, typed into or moved over lately.
 * A page can stay open overnight on a desk where nobody sits.
 */
const absentAfterMs = 2 * 60_000

/** Loading a page is the first sign of somebody. */
let lastAt = Date.now()

export function isAttended(): boolean {
  return !document.hidden && Date.now() - lastAt < absentAfterMs
}

/** Calls the handler whenever somebody comes back to the page. */
export function onAttended(handler: () => void): void {
  const note = () => {
    const wasAttended = isAttended()
    lastAt = Date.now()
    if (!wasAttended && isAttended()) handler()
  }
  const options = { capture: true, passive: true }
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    document.addEventListener(sign, note, options)
  document.addEventListener(
    'pointermove',
    ({ movementX, movementY }) => {
      // Browsers also report a still pointer when the page moves below it.
      if (movementX !== 0 || movementY !== 0) note()
    },
    options,
  )
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    lastAt = Date.now()
    handler()
  })
}
