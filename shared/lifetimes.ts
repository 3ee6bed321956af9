/** How long what was promised to visitors lasts, each by itself. Pure, no zod. */

/** Days for which a private link to a quote form or a conversation works. */
export const linkDays = 14
export const linkMs = linkDays * 86_400_000

/**
 * Days for which a person answers what a visitor writes after a person's answer. Then Whisper
 * answers again.
 */
export const answeredChatDays = 14
export const answeredChatMs = answeredChatDays * 86_400_000

/** Days for which photos sent by text wait for a quote form. */
export const textedPhotoDays = 14
