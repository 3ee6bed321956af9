// @ts-check
/**
 * Loaded before the built server: its clock stands as far from the machine's as the file in CLOCK_FILE
 * says, and what it does by the minute it does twice a second. See movableClock.ts.
 */
const { readFileSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')

const Real = Date
const realNow = Date.now
const elapsed = performance.now.bind(performance)
let shift = { wallMs: 0, elapsedMs: 0, n: 0 }

function read() {
  const known = shift.n
  try {
    shift = JSON.parse(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'))
  } catch {
    // Just being written.
  }
  if (isMainThread && shift.n !== known) console.log(`clock moved ${shift.n}`)
}
read()
const now = () => realNow() + shift.wallMs
Real.now = now
// A proxy: what others make, such as a structured clone, is a Date all the same.
globalThis.Date = new Proxy(Real, {
  construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now()]),
})
performance.now = () => elapsed() + shift.elapsedMs

const every = globalThis.setInterval
// @ts-expect-error
globalThis.setInterval = (work, ms, ...more) => every(work, ms === 60_000 ? 500 : ms, ...more)
every(read, 10).unref()
