import type { Addresses } from '../contract'

export const whisperAddresses = {
  settings: 'GET /api/whisper/settings',
  saveSettings: 'PUT /api/whisper/settings',
  services: 'GET /api/whisper/services',
  opening: 'GET /api/whisper/opening',
  saveOpening: 'PUT /api/whisper/opening',
} as const satisfies Addresses

/** For the site's own pages, as Whisper reads them. */
export const pageAddresses = {
  pages: 'GET /api/whisper/pages',
  passages: 'GET /api/whisper/pages/passages',
  switchPage: 'PUT /api/whisper/pages',
} as const satisfies Addresses
