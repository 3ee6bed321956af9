/** Limits of what is written of teammates. Pure, and free of zod. */
export const maxNameLength = 60
/** Of a password that a teammate chooses. */
export const shortestPassword = 12
