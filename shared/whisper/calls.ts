import { z } from 'zod'
import { calls } from '../contract'
import { whisperAddresses } from './addresses'
import { OpeningForm, OpeningSettings } from './opening'

/** Specification, section 3, Whisper settings. */
export const WhisperSettings = z.strictObject({ isVisible: z.boolean() })
export type WhisperSettings = z.infer<typeof WhisperSettings>
/** Specification, section 3: visible unless an admin hid it. Stored settings override these. */
export const defaultSettings: WhisperSettings = { isVisible: true }

const count = z.number().int().min(0)

/** The operator's services that help Whisper; each is null if not configured. */
export const WhisperServices = z.object({
  /** How many of Whisper's texts are embedded, as far as this server knows. */
  embeddings: z
    .object({
      model: z.string(),
      done: count,
      of: count,
      /** How many the service doesn't take: they are found by words. */
      refused: count,
      /** Why embedding has stopped, or questions aren't embedded. */
      problem: z.string().optional(),
    })
    .nullable(),
  /** With the day's tokens, all servers together. */
  model: z.object({ name: z.string(), spent: count, daily: count }).nullable(),
})
export type WhisperServices = z.infer<typeof WhisperServices>

export const whisperCalls = calls(whisperAddresses, {
  settings: { access: 'anyone', reply: WhisperSettings },
  saveSettings: { access: 'admin', body: WhisperSettings, reply: WhisperSettings },
  services: { access: 'admin', reply: WhisperServices },
  opening: { access: 'admin', reply: OpeningSettings },
  /** Errors: conflict (changed since `rev`). */
  saveOpening: { access: 'admin', body: OpeningForm, reply: OpeningSettings },
})
