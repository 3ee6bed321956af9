/** The calls about conversations, and the names their answers are cached under. */
import { chatAddresses } from '#shared/chat/addresses'
import type { chatCalls } from '#shared/chat/calls'
import { undeliveredAddresses } from '#shared/undelivered/addresses'
import type { undeliveredCalls } from '#shared/undelivered/calls'
import { client } from '../../../api'

export const chat = client<typeof chatCalls>(chatAddresses)
export const undelivered = client<typeof undeliveredCalls>(undeliveredAddresses)

export const keys = {
  counts: ['whisper', 'counts'],
  /** All lists; each adds what it wants. */
  lists: ['whisper', 'interactions'],
  /** All conversations; each adds its id. */
  conversations: ['whisper', 'conversation'],
  /** Texts and e-mails that did not arrive. */
  undelivered: ['whisper', 'undelivered'],
  /** How links are sent from here. */
  linkWays: ['whisper', 'linkWays'],
} as const
