/** How far the check is that this tab or another of the same session has asked for; see cache.ts. */
import { Value } from '../../ui/value'

export const checkProgress = new Value<{ id: string; asked: number; total: number } | null>(null)
