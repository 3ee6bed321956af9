/**
 * The Whisper panel's tabs in the specification's order: Knowledge Base, Resources, Training, Live
 * Chats, Settings, Icons, Analytics. The first is the default.
 */
import type { RoleTab } from './team/paths'

export const whisperPath = '/admin/whisper'

export const whisperTabs = [
  {
    id: 'knowledge-base',
    name: 'Knowledge Base',
    href: `${whisperPath}/knowledge-base`,
    forAgents: true,
  },
  { id: 'resources', name: 'Resources', href: `${whisperPath}/resources`, forAgents: false },
  { id: 'training', name: 'Training', href: `${whisperPath}/training`, forAgents: true },
  { id: 'live-chats', name: 'Live Chats', href: `${whisperPath}/live-chats`, forAgents: true },
  { id: 'settings', name: 'Settings', href: `${whisperPath}/settings`, forAgents: false },
  { id: 'icons', name: 'Icons', href: `${whisperPath}/icons`, forAgents: false },
  { id: 'analytics', name: 'Analytics', href: `${whisperPath}/analytics`, forAgents: false },
] as const satisfies readonly RoleTab[]
