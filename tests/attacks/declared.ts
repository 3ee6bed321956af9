/** Every declared call and event, so that new ones are attacked without being listed here. */

import { analyticsEvents } from '#shared/analytics/events'
import { teammateEvents, visitorEvents } from '#shared/chat/events'
import type { Call, Calls, Events } from '#shared/contract'

export interface NamedCall extends Call {
  /** `<subject>.<name>`, as in the API's documentation. */
  name: string
}

const modules = import.meta.glob<Record<string, unknown>>('../../shared/**/*{calls,Calls}.ts', {
  eager: true,
})

export const declaredCalls: readonly NamedCall[] = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter(isTable)
  .flatMap((table) => Object.entries(table))
  .map(([name, call]) => ({ ...call, name: `${call.address.split('/')[2]}.${name}` }))

export const declaredEvents: { '/visitor': Events; '/admin': Events } = {
  '/visitor': visitorEvents,
  '/admin': { ...teammateEvents, ...analyticsEvents },
}

function isTable(value: unknown): value is Calls {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.values(value)
  return entries.length > 0 && entries.every((one) => Object.hasOwn(Object(one), 'address'))
}

export function partsOf({ address }: Call): { method: string; pattern: string } {
  const [method = '', pattern = ''] = address.split(' ')
  return { method, pattern }
}
