/** Collects garbage repeatedly, as happens on a busy server. Returns a function that stops it. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export function collectGarbage(everyMs = 100): () => void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const timer = setInterval(collect, everyMs)
  return () => clearInterval(timer)
}
