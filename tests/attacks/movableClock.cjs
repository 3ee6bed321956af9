// @ts-check
/**
 * Loaded before the built server: shifts its clocks by the amounts in the file CLOCK_FILE, and runs
 * its once-a-minute work twice a second. See movableClock.ts.
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
    // The test is writing the file right now.
  }
  if (isMainThread && shift.n !== known) console.log(`clock moved ${shift.n}`)
}
read()
const now = () => realNow() + shift.wallMs
Real.now = now
// A proxy, so that dates made elsewhere, such as by a structured clone, are instances of Date.
globalThis.Date = new Proxy(Real, {
  construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now()]),
})
performance.now = () => elapsed() + shift.elapsedMs

const every = globalThis.setInterval
// @ts-expect-error
globalThis.setInterval = (work, ms, ...more) => every(work, ms === 60_000 ? 500 : ms, ...more)
every(read, 10).unref()
