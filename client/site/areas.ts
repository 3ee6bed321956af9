import { roleAreas } from '#shared/session/rules'

/** Whether a path belongs to the admin's pages, which have a table of routes of their own. */
export function isAdminPath(path: string): boolean {
  return `${path}/`.startsWith(`${roleAreas.admin}/`)
}
