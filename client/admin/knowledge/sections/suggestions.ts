/** What the form is given to show of suggested ways, below those of their section. */
import type { ReactNode } from 'react'
import type { WayKind } from '#shared/knowledge/ways'
import type { Part } from './parts'

export interface Suggestions {
  count: (part: Part) => number
  /** `onAdd`: gives the section ways of the language model; null where there is no room for one. */
  list: (part: Part, kind: WayKind, onAdd: ((texts: readonly string[]) => void) | null) => ReactNode
}
