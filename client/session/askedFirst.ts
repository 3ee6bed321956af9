/** The page that was asked for before the login, as Guard.tsx passes it along. */
export function askedFirst(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
}
