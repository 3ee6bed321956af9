/** What admins make quotes from. */
import { quotesCalls } from '#shared/quotes/calls'
import type { Plug } from '../app'
import { catalogue } from './catalogue'

export function quotes({ serve, settings: { timeZone } }: Plug): void {
  serve(quotesCalls, { catalogue: async () => ({ timeZone, ...catalogue }) })
}
