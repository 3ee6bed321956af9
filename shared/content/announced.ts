/**
 * The future features that the specification announces (section 1), in its order. Each page that
 * lists them has its own descriptions; the one already available is marked.
 */
import { company } from '../company'
import type { Item } from './page'

const announced = {
  invisibleKeys: 'Invisible Keys',
  notifications: 'Smart notifications',
  multiUser: 'Multi-user management',
  multiProperty: 'Multi-property management',
  controls: 'Advanced controls',
  app: 'Native app',
  assistant: `AI assistant for ${company.availability} support`,
  integrations: 'Integrations',
  analytics: 'Advanced analytics',
} as const

type AnnouncedId = keyof typeof announced

/** `isHere`: available now; its link opens Whisper. */
export interface AnnouncedItem extends Item {
  isHere?: true
}

export function announcedItems(
  descriptions: Readonly<Record<AnnouncedId, string>>,
): readonly AnnouncedItem[] {
  const ids = Object.keys(announced).filter(isAnnounced)
  return ids.map((id) => ({
    title: announced[id],
    description: descriptions[id],
    ...(id === 'assistant' ? { isHere: true } : {}),
  }))
}

function isAnnounced(id: string): id is AnnouncedId {
  return id in announced
}
