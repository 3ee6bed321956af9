/**
 * Whether somebody is at this page: it's visible, and was touched, typed into or moved over lately.
 * A page can stay open overnight on a desk where nobody sits.
 */
const absentAfterMs = 2 * 60_000

/** Whoever begins to look has just opened something. */
let lastAt = Date.now()
const handlers = new Set<() => void>()
let isListening = false

export function isAttended(): boolean {
  return !document.hidden && Date.now() - lastAt < absentAfterMs
}

/** Calls the handler whenever somebody comes back to the page, until the returned function is called. */
export function onAttended(handler: () => void): () => void {
  if (!isListening) listen()
  handlers.add(handler)
  return () => handlers.delete(handler)
}

/** Never stops, so that it knows what somebody did while nobody asked. */
function listen(): void {
  isListening = true
  lastAt = Date.now()
  const comeBack = () => {
    for (const handler of handlers) handler()
  }
  const note = () => {
    const wasAttended = isAttended()
    lastAt = Date.now()
    if (!wasAttended && isAttended()) comeBack()
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
    comeBack()
  })
}
