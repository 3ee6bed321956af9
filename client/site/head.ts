/** What a page says of itself in its <head>: a route carries it as its `handle`. */
export interface Head {
  title: string
  description: string
}

function isHead(handle: unknown): handle is Head {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}

/** The innermost route that says something decides. */
export function headOf(matches: readonly { handle?: unknown }[]): Head | undefined {
  return matches.map(({ handle }) => handle).findLast(isHead)
}
