/** What the form is given to show of suggested ways, below those of their section. */
import type { ReactNode } from 'react'
import type { WayKind } from '#shared/knowledge/ways'

export interface Suggestions {
  /** By the section's id. */
  count: (section: string) => number
  list: (section: string, kind: WayKind) => ReactNode
}
