/** A goal being edited, and what it still lacks. */
import type { Goal } from '#shared/analytics/goals'
import { uuid } from '../../../uuid'

export const firstPage = { kind: 'page', path: '/' } as const

export function newGoal(): Goal {
  return { id: uuid(), name: '', on: firstPage }
}

/** Null for each field that is complete. */
export function problemsOf({ name, on }: Goal) {
  const hasText = on.kind === 'page' || /[\p{L}\p{Nd}]/u.test(on.text)
  return {
    name: name.trim() === '' ? 'Give it a name.' : null,
    text: hasText ? null : 'Enter the text as visitors read it.',
  }
}
