/** How long what was promised to visitors lasts, each by itself. Pure, no zod. */
import { dayMs } from './days'

/** Days for which a private link to a quote form or a conversation works. */
export const linkDays = 14
export const linkMs = linkDays * dayMs

/**
 * Days for which a person answers what a visitor writes after a person's answer. Then Whisper
 * answers again.
 */
export const answeredChatDays = 14
export const answeredChatMs = answeredChatDays * dayMs

/** Days for which photos sent by text wait for a quote form. */
export const textedPhotoDays = 14
