import { z } from 'zod'
import { calls } from '../contract'
import { whisperAddresses } from './addresses'

/** Specification, section 3, Whisper settings. */
export const WhisperSettings = z.strictObject({ isVisible: z.boolean() })
export type WhisperSettings = z.infer<typeof WhisperSettings>
/** Specification, section 3: visible unless an admin hid it. Merged under what is stored. */
export const defaultSettings: WhisperSettings = { isVisible: true }

export const whisperCalls = calls(whisperAddresses, {
  settings: { access: 'anyone', reply: WhisperSettings },
  saveSettings: { access: 'admin', body: WhisperSettings, reply: WhisperSettings },
})
