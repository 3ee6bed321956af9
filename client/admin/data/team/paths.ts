import type { Tab } from '../../../ui/Tabs'

export const teamPath = '/admin/settings'

export const teamTabs = [
  { id: 'team', name: 'Team', href: `${teamPath}/team` },
  { id: 'hours', name: 'Hours', href: `${teamPath}/hours` },
  { id: 'notifications', name: 'Notifications', href: `${teamPath}/notifications` },
  { id: 'replies', name: 'Saved replies', href: `${teamPath}/replies` },
] as const satisfies readonly Tab[]
