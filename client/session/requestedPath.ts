/** The page requested before the login, as Guard.tsx passes it along. */
export function requestedPath(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
}
