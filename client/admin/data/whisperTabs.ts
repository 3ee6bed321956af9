/**
 * The Whisper panel's tabs in the specification's order: Knowledge Base, Resources, Training, Live
 * Chats, Settings, Icons, Analytics. Only those that are built stand here; the first is the default.
 */
import type { Tab } from '../../ui/Tabs'

export const whisperPath = '/admin/whisper'

export const whisperTabs = [
  { id: 'knowledge-base', name: 'Knowledge Base', href: `${whisperPath}/knowledge-base` },
  { id: 'resources', name: 'Resources', href: `${whisperPath}/resources` },
  { id: 'training', name: 'Training', href: `${whisperPath}/training` },
  { id: 'live-chats', name: 'Live Chats', href: `${whisperPath}/live-chats` },
  { id: 'settings', name: 'Settings', href: `${whisperPath}/settings` },
  { id: 'icons', name: 'Icons', href: `${whisperPath}/icons` },
  { id: 'analytics', name: 'Analytics', href: `${whisperPath}/analytics` },
] as const satisfies readonly Tab[]
