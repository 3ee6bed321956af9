/** Teammates' roles, and limits of what is stored about them. Pure and free of zod. */

/** An admin does everything. An agent has Live Chats, Knowledge Base, Training and Requests. */
export const teamRoles = ['admin', 'agent'] as const
export type TeamRole = (typeof teamRoles)[number]

/** For how many minutes only the teammates who are here are alerted to a waiting visitor. */
export const alertAfterMinutes = 2

/**
 * The occasions that notify teammates. waits: a visitor wants a person. waited: for
 * `alertAfterMinutes` now. wrote: a visitor in their conversation. left: a message, to be answered later. handed: a
 * conversation, by another teammate. orders: a request came, or a customer answered a quote.
 * attention: an erasure was requested, or something wasn't delivered; admins only.
 */
export const occasions = [
  'waits',
  'waited',
  'wrote',
  'left',
  'handed',
  'orders',
  'attention',
] as const
export type Occasion = (typeof occasions)[number]
/** Occasions with e-mails, too. */
export const emailOccasions = [
  'waited',
  'left',
  'orders',
  'attention',
] as const satisfies readonly Occasion[]

export const maxNameLength = 60
/** Characters of a password that a teammate chooses. */
export const shortestPassword = 12

/** The name of a saved reply: what is typed after the slash. */
export const replyNamePattern = /^[\p{L}\p{N}-]{1,30}$/u
