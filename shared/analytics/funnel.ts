/** From a visit to an order: how far visits came. */

export const funnelSteps = {
  form: 'Opened the quote form',
  request: 'Sent a request',
  quote: 'Got a quote',
  acceptance: 'Accepted it',
} as const
export type FunnelStep = keyof typeof funnelSteps
export const funnelStepIds = Object.keys(funnelSteps) as readonly FunnelStep[]

/** Visits. */
export interface Funnel extends Record<FunnelStep, number> {
  visits: number
  /** Began a chat, and of these sent a request. */
  chat: number
  chatRequest: number
}
