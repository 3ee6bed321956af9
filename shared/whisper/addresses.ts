import type { Addresses } from '../contract'

export const whisperAddresses = {
  settings: 'GET /api/whisper/settings',
  saveSettings: 'PUT /api/whisper/settings',
} as const satisfies Addresses
