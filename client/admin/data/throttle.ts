export interface Throttled {
  (): void
  /** Drops what is still due. */
  stop: () => void
}

/** Many calls do the work once, `ms` after the first of them. */
export function throttle(work: () => void, ms = 250): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined
  const call = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      work()
    }, ms)
  }
  return Object.assign(call, { stop: () => clearTimeout(timer) })
}
