/** The calls about Whisper's settings, and the names their answers are cached under. */
import { whisperAddresses } from '#shared/whisper/addresses'
import type { whisperCalls } from '#shared/whisper/calls'
import { client } from '../../../api'

export const whisper = client<typeof whisperCalls>(whisperAddresses)

export const keys = {
  settings: ['whisper', 'settings'],
  opening: ['whisper', 'opening'],
  /** The operator's services, and how far they are. */
  services: ['whisper', 'services'],
} as const
