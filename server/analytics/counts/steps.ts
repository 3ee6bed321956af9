/** How far a visit came (funnel.ts): a later step includes the earlier ones, even if not seen. */
import { type FunnelStep, funnelStepIds } from '#shared/analytics/funnel'
import type { Visit } from '../documents'

/** A value in the stored list `step`. */
export type CountedStep = FunnelStep | 'chat' | 'chatRequest'

const reachedBy = {
  formOpened: 'form',
  quoteForm: 'request',
  requestQuoted: 'quote',
  requestAccepted: 'acceptance',
} as const satisfies Record<string, FunnelStep>

export function stepsOf({ actions }: Pick<Visit, 'actions'>): CountedStep[] {
  const reached = actions.map(({ action }) =>
    action in reachedBy ? funnelStepIds.indexOf(reachedBy[action as keyof typeof reachedBy]) : -1,
  )
  const steps: CountedStep[] = funnelStepIds.slice(0, Math.max(-1, ...reached) + 1)
  if (!actions.some(({ action }) => action === 'chatStarted')) return steps
  return [...steps, 'chat', ...(steps.includes('request') ? (['chatRequest'] as const) : [])]
}
