/** What teammates may do, and limits of what is written of them. Pure, and free of zod. */

/** An admin does everything. An agent has Live Chats, Knowledge Base, Training and Requests. */
export const teamRoles = ['admin', 'agent'] as const
export type TeamRole = (typeof teamRoles)[number]

/**
 * What teammates are called for. waits: a visitor wants a person. waited: for two minutes by now. wrote: a visitor
 * whose conversation is theirs. left: a message, to be answered later. handed: a conversation, by another teammate. orders: a request came,
 * or a customer answered a quote. attention: somebody asks to be erased, or something wasn't delivered; admins alone.
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
/** Of these there are e-mails, too. */
export const emailOccasions = [
  'waited',
  'left',
  'orders',
  'attention',
] as const satisfies readonly Occasion[]

export const maxNameLength = 60
/** Of a password that a teammate chooses. */
export const shortestPassword = 12

/** Of a saved reply: what is typed behind the slash. */
export const replyNamePattern = /^[\p{L}\p{N}-]{1,30}$/u
