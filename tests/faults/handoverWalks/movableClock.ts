/**
 * A process's clock that a test moves forward while its timers go on. The server's periodic checks
 * run sooner, so that a test waits milliseconds for them.
 */

/** The pause instead, by the program's, in milliseconds: messages given back, teams, presence. */
const sooner = new Map([
  [2_000, 50],
  [5_000, 60],
  [20_000, 200],
])

export interface MovableClock {
  forward(ms: number): void
  restore(): void
}

export function movableClock(): MovableClock {
  const { Date: RealDate, setInterval: realInterval } = globalThis
  const realNow = performance.now.bind(performance)
  let ahead = 0
  const now = () => RealDate.now() + ahead
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, given: []) => (given.length > 0 ? new real(...given) : new real(now())),
    get: (real, name, self) => (name === 'now' ? now : Reflect.get(real, name, self)),
  })
  performance.now = () => realNow() + ahead
  globalThis.setInterval = ((run: () => void, ms: number, ...rest: []) =>
    realInterval(run, sooner.get(ms) ?? ms, ...rest)) as typeof setInterval
  return {
    forward: (ms) => {
      ahead += ms
    },
    restore: () => {
      globalThis.Date = RealDate
      performance.now = realNow
      globalThis.setInterval = realInterval
    },
  }
}
