/** Repeats a request, as the pages do, until the server has answered. */
import { eventually } from './eventually'

export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  let last: unknown
  const asked = () =>
    ask().then(
      (value) => [value] as const,
      (error: unknown) => {
        last = error
        return null
      },
    )
  const [value] = await eventually(asked).catch(() => {
    throw last
  })
  return value
}
