/** The two roles that sign in, and where each begins. Pure, and free of zod. */
import { roleAreas } from './areas'

export const roles = ['admin', 'dealer'] as const
export type Role = (typeof roles)[number]

/** Why a session was ended by somebody else: another password or role was set, or the teammate was removed. */
export const endings = ['password', 'role', 'removed'] as const
export type EndedAs = (typeof endings)[number]

export const loginPages = {
  admin: '/admin/login',
  dealer: '/dealer/login',
} as const satisfies Record<Role, string>
/** Specification, section 2: where a sign-in leads when no page was asked for first. */
export const firstPages = {
  admin: '/admin/dashboard',
  dealer: '/dealer/resources',
} as const satisfies Record<Role, string>

/** The page first asked for, if it is one of the role's own, else the role's first page. */
export function pageAfterSignIn(role: Role, asked: unknown): string {
  const inArea = typeof asked === 'string' && asked.startsWith(`${roleAreas[role]}/`)
  return inArea && !asked.startsWith(loginPages[role]) ? asked : firstPages[role]
}
