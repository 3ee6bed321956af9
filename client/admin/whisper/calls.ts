/** The calls that the Whisper panel makes, and the names its answers are cached under. */
import { chatAddresses } from '#shared/chat/addresses'
import type { chatCalls } from '#shared/chat/calls'
import { phoneAddresses } from '#shared/phone/addresses'
import type { phoneCalls } from '#shared/phone/calls'
import { whisperAddresses } from '#shared/whisper/addresses'
import type { whisperCalls } from '#shared/whisper/calls'
import { client } from '../../api'

export const chat = client<typeof chatCalls>(chatAddresses)
export const phone = client<typeof phoneCalls>(phoneAddresses)
export const whisper = client<typeof whisperCalls>(whisperAddresses)

export const keys = {
  settings: ['whisper', 'settings'],
  counts: ['whisper', 'counts'],
  /** All lists; each adds what it wants. */
  lists: ['whisper', 'interactions'],
  /** All conversations; each adds its id. */
  conversations: ['whisper', 'conversation'],
  /** Texts that did not arrive. */
  undelivered: ['whisper', 'undelivered'],
} as const
