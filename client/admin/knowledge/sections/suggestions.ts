/** Suggested ways of asking, shown below those of their section. */
import type { ReactNode } from 'react'
import type { WayKind } from '#shared/knowledge/ways'
import type { Part } from './parts'

export interface Suggestions {
  count: (part: Part) => number
  /** `onAdd` adds ways from the language model to the section; null if it has no room. */
  list: (part: Part, kind: WayKind, onAdd: ((texts: readonly string[]) => void) | null) => ReactNode
}
