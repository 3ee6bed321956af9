/** The admin pages that agents may open. The server refuses the others in any case. */
import { teamTabs } from '../data/team/paths'
import { useIsAdmin } from '../data/team/team'
import { whisperTabs } from '../data/whisperTabs'
import { dashboardPath, type Tool, tools } from './tools'

const agentPaths = [
  dashboardPath,
  ...tools.flatMap(({ path, forAgents }) => (forAgents ? path : [])),
]
const adminTabs = [...whisperTabs, ...teamTabs].flatMap(({ href, forAgents }) =>
  forAgents ? [] : href,
)

export function agentsMayOpen(pathname: string): boolean {
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return agentPaths.some(isIn) && !adminTabs.some(isIn)
}

export function useTools(): readonly Tool[] {
  const isAdmin = useIsAdmin()
  return isAdmin ? tools : tools.filter(({ forAgents }) => forAgents)
}
