/** The steps from a visit to an order. */

export const funnelSteps = {
  form: 'Opened the quote form',
  request: 'Sent a request',
  quote: 'Got a quote',
  acceptance: 'Accepted it',
} as const
export type FunnelStep = keyof typeof funnelSteps
export const funnelStepIds = Object.keys(funnelSteps) as readonly FunnelStep[]

/** Numbers of visits. */
export interface Funnel extends Record<FunnelStep, number> {
  visits: number
  /** Visits that began a chat, and those of them that sent a request. */
  chat: number
  chatRequest: number
}
