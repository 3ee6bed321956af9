import { roleAreas } from '#shared/session/areas'

const areas = Object.values(roleAreas)

/** The area behind a sign-in that a path belongs to, if any; it has a route table of its own. */
export function areaOf(path: string): string | undefined {
  return areas.find((area) => `${path}/`.startsWith(`${area}/`))
}
