/** Collects all garbage again and again, as a busy server does sooner or later. Call what it gives to stop. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export function collectGarbage(everyMs = 100): () => void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const timer = setInterval(collect, everyMs)
  return () => clearInterval(timer)
}
