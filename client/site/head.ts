/** A page's title and description for <head>; a route carries them as its `handle`. */
export interface Head {
  title: string
  description: string
}

function isHead(handle: unknown): handle is Head {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}

/** The innermost route with a head decides. */
export function headOf(matches: readonly { handle?: unknown }[]): Head | undefined {
  return matches.map(({ handle }) => handle).findLast(isHead)
}
