/**
 * Who signs in, and their first pages: 'admin' is every teammate, an agent, too. Pure and free of zod.
 */
import { roleAreas } from './areas'

export const roles = ['admin', 'dealer'] as const
export type Role = (typeof roles)[number]

/** Of a password, in characters. */
export const longestPassword = 200

/** Why somebody else ended a session: a new password or role was set, or the teammate was removed. */
export const endings = ['password', 'role', 'removed'] as const
export type EndedAs = (typeof endings)[number]

export const loginPages = {
  admin: '/admin/login',
  dealer: '/dealer/login',
} as const satisfies Record<Role, string>
/** Specification, section 2: where a sign-in leads if no page was requested first. */
export const firstPages = {
  admin: '/admin/dashboard',
  dealer: '/dealer/resources',
} as const satisfies Record<Role, string>

/** The requested page if it belongs to the role, otherwise the role's first page. */
export function pageAfterSignIn(role: Role, asked: unknown): string {
  const inArea = typeof asked === 'string' && asked.startsWith(`${roleAreas[role]}/`)
  return inArea && !asked.startsWith(loginPages[role]) ? asked : firstPages[role]
}
