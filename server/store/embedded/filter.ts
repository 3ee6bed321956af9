/** Tests documents with a filter. mingo knows the operators; the commonest filters need no mingo. */
import { Context } from 'mingo/core'
import * as operators from 'mingo/operators/query'
import { Query } from 'mingo/query'
import { NotStorable } from '../errors'
import { isOperators } from './conditions'
import type { Doc } from './document'

const options = { context: Context.init({ query: operators }), scriptEnabled: false }

export type Test = (document: Doc) => boolean

export function testOf(filter: object): Test {
  const names = Object.keys(filter)
  if (names.length === 0) return () => true
  if (names.length === 1 && names[0] === '_id') {
    const id = (filter as { _id: unknown })._id
    if (typeof id === 'string') return (document) => document._id === id
  }
  try {
    const query = new Query<Doc>(nullFor(filter) as Record<string, unknown>, options)
    return (document) => query.test(document)
  } catch (error) {
    throw new NotStorable(
      `A filter cannot be read: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** undefined means null, as the driver sends it. */
function nullFor(filter: object): object {
  const entries = Object.entries(filter).map(([name, demand]) => {
    if (demand === undefined) return [name, null]
    if (isOperators(demand)) return [name, nullFor(demand)]
    return [name, demand]
  })
  return Object.fromEntries(entries)
}

/** The one id that a filter asks for, when it does. */
export function idOf(filter: object): string | undefined {
  const demand = (filter as { _id?: unknown })._id
  if (typeof demand === 'string') return demand
  if (isOperators(demand) && typeof demand.$eq === 'string') return demand.$eq
  return undefined
}
