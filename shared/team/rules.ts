/** What teammates may do, and limits of what is written of them. Pure, and free of zod. */

/** An admin does everything. An agent has Live Chats, Knowledge Base, Training and Requests. */
export const teamRoles = ['admin', 'agent'] as const
export type TeamRole = (typeof teamRoles)[number]

export const maxNameLength = 60
/** Of a password that a teammate chooses. */
export const shortestPassword = 12

/** Of a saved reply: what is typed behind the slash. */
export const replyNamePattern = /^[\p{L}\p{N}-]{1,30}$/u
