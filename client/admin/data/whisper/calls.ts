/** The calls that the Whisper panel makes, and the names its answers are cached under. */
import { chatAddresses } from '#shared/chat/addresses'
import type { chatCalls } from '#shared/chat/calls'
import { undeliveredAddresses } from '#shared/undelivered/addresses'
import type { undeliveredCalls } from '#shared/undelivered/calls'
import { whisperAddresses } from '#shared/whisper/addresses'
import type { whisperCalls } from '#shared/whisper/calls'
import { client } from '../../../api'

export const chat = client<typeof chatCalls>(chatAddresses)
export const undelivered = client<typeof undeliveredCalls>(undeliveredAddresses)
export const whisper = client<typeof whisperCalls>(whisperAddresses)

export const keys = {
  settings: ['whisper', 'settings'],
  /** The operator's services, and how far they are. */
  services: ['whisper', 'services'],
  counts: ['whisper', 'counts'],
  /** All lists; each adds what it wants. */
  lists: ['whisper', 'interactions'],
  /** All conversations; each adds its id. */
  conversations: ['whisper', 'conversation'],
  /** Texts and letters that did not arrive. */
  undelivered: ['whisper', 'undelivered'],
  /** How links are sent from here. */
  linkWays: ['whisper', 'linkWays'],
} as const
