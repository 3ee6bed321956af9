import type { Tab } from '../../../ui/Tabs'

/** `forAgents`: whether agents may open it, too; otherwise only admins. */
export interface RoleTab extends Tab {
  forAgents: boolean
}

export const teamPath = '/admin/settings'

export const teamTabs = [
  { id: 'team', name: 'Team', href: `${teamPath}/team`, forAgents: false },
  { id: 'hours', name: 'Hours', href: `${teamPath}/hours`, forAgents: false },
  {
    id: 'notifications',
    name: 'Notifications',
    href: `${teamPath}/notifications`,
    forAgents: true,
  },
  { id: 'replies', name: 'Saved replies', href: `${teamPath}/replies`, forAgents: true },
  { id: 'quotes', name: 'Quotes', href: `${teamPath}/quotes`, forAgents: false },
  { id: 'activity', name: 'Activity', href: `${teamPath}/activity`, forAgents: false },
] as const satisfies readonly RoleTab[]
