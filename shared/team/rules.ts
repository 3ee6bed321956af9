/** Limits of what is written of teammates. Pure, and free of zod. */
export const maxNameLength = 60
/** Of a password that a teammate chooses. */
export const shortestPassword = 12

/** Of a saved reply: what is typed behind the slash. */
export const replyNamePattern = /^[\p{L}\p{N}-]{1,30}$/u
