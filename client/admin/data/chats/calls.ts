/** The calls about conversations, and their query keys. */
import { chatAddresses } from '#shared/chat/addresses'
import type { chatCalls } from '#shared/chat/calls'
import { undeliveredAddresses } from '#shared/undelivered/addresses'
import type { undeliveredCalls } from '#shared/undelivered/calls'
import { client } from '../../../api'

export const chat = client<typeof chatCalls>(chatAddresses)
export const undelivered = client<typeof undeliveredCalls>(undeliveredAddresses)

export const keys = {
  counts: ['whisper', 'counts'],
  /** Key prefix of all lists, followed by the list's filters. */
  lists: ['whisper', 'interactions'],
  /** Prefix of all conversations, followed by the id. */
  conversations: ['whisper', 'conversation'],
  /** Undelivered texts and e-mails. */
  undelivered: ['whisper', 'undelivered'],
  /** How this server sends links. */
  linkWays: ['whisper', 'linkWays'],
} as const
