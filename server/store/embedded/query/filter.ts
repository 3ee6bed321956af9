/** Tests documents with a filter. mingo implements the operators; the most common filters bypass it. */
import { Context } from 'mingo/core'
import * as operators from 'mingo/operators/query'
import { Query } from 'mingo/query'
import { NotStorable } from '../../errors'
import { type Doc, isPlain } from '../disk/document'
import { isOperators } from './conditions'

/** Our own operator, `{ path: { $null: true } }`: the value is null, or missing on the path. */
const $null = (path: string, wanted: unknown, _: unknown) => {
  const names = path.split('.')
  return (document: unknown) => holdsNull(document, names, 0) === wanted
}
const options = {
  context: Context.init({ query: operators }).addQueryOps({ $null }),
  scriptEnabled: false,
}

export type Test = (document: Doc) => boolean

export function testOf(filter: object): Test {
  const names = Object.keys(filter)
  if (names.length === 0) return () => true
  if (names.length === 1 && names[0] === '_id') {
    const id = (filter as { _id: unknown })._id
    if (typeof id === 'string') return (document) => document._id === id
  }
  const plain = Object.entries(filter)
  if (plain.every(isPlainDemand))
    return (document) => plain.every(([name, value]) => holds(document[name], value))
  try {
    const query = new Query<Doc>(rewriteNulls(filter) as Record<string, unknown>, options)
    return (document) => query.test(document)
  } catch (error) {
    throw new NotStorable(
      `A filter cannot be read: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** A top-level field that equals, or as an array contains, a string, a number or a boolean. */
function isPlainDemand([name, value]: [string, unknown]): boolean {
  if (name.startsWith('$') || name.includes('.')) return false
  return typeof value === 'number' ? !Number.isNaN(value) : /^(string|boolean)$/.test(typeof value)
}

function holds(held: unknown, wanted: unknown): boolean {
  return held === wanted || (Array.isArray(held) && held.includes(wanted))
}

/** Whether MongoDB's `{ path: null }` matches. In an array, some object must lack the rest. */
function holdsNull(value: unknown, names: readonly string[], depth: number): boolean {
  if (depth === names.length) return Array.isArray(value) ? value.some(isNull) : isNull(value)
  if (Array.isArray(value))
    return value.some((item) => isPlain(item) && holdsNull(item, names, depth))
  return !isPlain(value) || holdsNull(value[names[depth] as string], names, depth + 1)
}

function isNull(value: unknown): boolean {
  return value === null || value === undefined
}

/** Rewrites the filter so that mingo treats it as MongoDB does: our own operator tests for null. */
function rewriteNulls(filter: object): object {
  const clauses = Object.entries(filter).flatMap(([name, demand]): object[] => {
    if (name.startsWith('$') && Array.isArray(demand))
      return [
        { [name]: demand.map((part: unknown) => (isPlain(part) ? rewriteNulls(part) : part)) },
      ]
    if (isNull(demand)) return [{ [name]: { $null: true } }]
    if (!isOperators(demand)) return [{ [name]: demand }]
    return Object.entries(demand).map(([operator, value]) => rewriteNull(name, operator, value))
  })
  return clauses.length === 1 ? (clauses[0] as object) : { $and: clauses }
}

function rewriteNull(name: string, operator: string, value: unknown): object {
  if (operator === '$eq' && isNull(value)) return { [name]: { $null: true } }
  if (operator === '$ne' && isNull(value)) return { [name]: { $null: false } }
  if ((operator === '$in' || operator === '$nin') && Array.isArray(value) && value.some(isNull)) {
    const others = value.filter((item) => !isNull(item))
    const either = [{ [name]: { $null: true } }, { [name]: { $in: others } }]
    return operator === '$in' ? { $or: either } : { $nor: either }
  }
  return { [name]: { [operator]: value } }
}

/** The single id a filter asks for; undefined if it asks for none. */
export function idOf(filter: object): string | undefined {
  const demand = (filter as { _id?: unknown })._id
  if (typeof demand === 'string') return demand
  if (isOperators(demand) && typeof demand.$eq === 'string') return demand.$eq
  return undefined
}
