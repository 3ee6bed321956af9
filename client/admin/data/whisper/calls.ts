/** The calls about Whisper's settings, and their query keys. */
import { whisperAddresses } from '#shared/whisper/addresses'
import type { whisperCalls } from '#shared/whisper/calls'
import { client } from '../../../api'

export const whisper = client<typeof whisperCalls>(whisperAddresses)

export const keys = {
  settings: ['whisper', 'settings'],
  opening: ['whisper', 'opening'],
  /** The operator's external services and their status. */
  services: ['whisper', 'services'],
} as const
