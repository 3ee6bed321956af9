import { roleAreas } from '#shared/session/areas'

const areas = Object.values(roleAreas)

/**
 * The area behind a sign-in that a path belongs to, if any; its routes are a table of their own.
 */
export function areaOf(path: string): string | undefined {
  return areas.find((area) => `${path}/`.startsWith(`${area}/`))
}
