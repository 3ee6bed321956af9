/** `until` with more patience, for whole servers: on a busy machine a start takes seconds. */
import { until } from '../chat/world'

export function eventually<T>(
  look: () => T | Promise<T>,
  within = 40_000,
): Promise<Exclude<T, null | undefined | false>> {
  return until(look, within)
}
