/** Applies updates to documents. mingo implements the operators; this adds what it lacks. */
import { isDeepStrictEqual } from 'node:util'
import { update } from 'mingo/updater'
import { NotStorable } from '../../errors'
import { copied, type Doc, isPlain } from '../disk/document'
import { conditionsOf } from '../query/conditions'

type Fields = Record<string, unknown>
type Update = Readonly<Record<string, Fields>>

export function checkUpdate(given: unknown): Update {
  const names = isPlain(given) ? Object.keys(given) : []
  if (names.length === 0 || !names.every((name) => name.startsWith('$')))
    throw new NotStorable('An update consists of operators like $set.')
  return given as Update
}

/** Changes the document in place and returns the top-level fields that changed, if any. */
export function applyUpdate(
  document: Doc,
  { $setOnInsert: _, ...change }: Update,
  filter: object,
): Set<string> {
  const id = document._id
  const { $set, $addToSet, ...others } = change
  const fields = $set && '_id' in $set ? withoutSameId($set, id) : $set
  const operators: Update = {
    ...others,
    ...(fields && Object.keys(fields).length > 0 && { $set: fields }),
    ...($addToSet && { $push: { ...others.$push, ...pushOfMissing(document, $addToSet) } }),
  }
  if (Object.keys(operators).length === 0) return new Set()
  const [[only, values] = [], another] = Object.entries(operators)
  if (only === '$set' && values && !another && Object.entries(values).every(isPlainField))
    return setFields(document, values)
  const later = only === '$max' && values && !another && laterMoments(document, values)
  if (later) return setFields(document, later)
  try {
    const paths = update(document, operators, [], positional(operators) ? filter : undefined)
    return new Set(paths.map((path) => path.split('.')[0] as string))
  } catch (error) {
    throw new NotStorable(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function isPlainField([name, value]: [string, unknown]): boolean {
  return value !== undefined && !name.startsWith('$') && !name.includes('.')
}

/** The dates that are later than the current ones; undefined if anything else has to be compared. */
function laterMoments(document: Doc, values: Fields): Fields | undefined {
  const later: Fields = {}
  for (const [name, value] of Object.entries(values)) {
    const held = document[name]
    const isComparable = held === undefined || held instanceof Date
    if (!isPlainField([name, value]) || !(value instanceof Date) || !isComparable) return undefined
    if (held === undefined || value > held) later[name] = value
  }
  return later
}

/** The most common updates set whole fields, which needs no mingo. */
function setFields(document: Doc, values: Fields): Set<string> {
  const changed = new Set<string>()
  for (const [name, value] of Object.entries(values)) {
    if (isDeepStrictEqual(document[name], value)) continue
    document[name] = copied(value)
    changed.add(name)
  }
  return changed
}

/** mingo's own $addToSet would remove existing duplicates. */
function pushOfMissing(document: Doc, fields: Fields): Fields {
  const pushed = Object.entries(fields).map(([path, given]) => {
    const current = valueAt(document, path)
    const known: unknown[] = Array.isArray(current) ? [...current] : []
    const wanted = isPlain(given) && Array.isArray(given.$each) ? given.$each : [given]
    const missing = wanted.filter((value: unknown) => {
      const isNew = !known.some((other) => isDeepStrictEqual(other, value))
      if (isNew) known.push(value)
      return isNew
    })
    return [path, { $each: missing }] as const
  })
  return Object.fromEntries(
    pushed.filter(([path, { $each }]) => $each.length > 0 || valueAt(document, path) === undefined),
  )
}

function valueAt(document: Doc, path: string): unknown {
  let value: unknown = document
  for (const name of path.split('.')) value = isPlain(value) ? value[name] : undefined
  return value
}

function withoutSameId({ _id, ...rest }: Fields, id: string): Fields {
  if (_id !== id) throw new NotStorable('The _id of a document cannot change.')
  return rest
}

/** Only `items.$` needs to know what the filter matched. */
function positional(operators: Update): boolean {
  return Object.values(operators).some((fields) =>
    Object.keys(fields).some((path) => /\.\$(\.|$)/.test(path)),
  )
}

/** The document an upsert inserts: the filter's equalities, then the update. */
export function upserted(filter: object, change: Update): Doc {
  const document: Fields = {}
  for (const [path, { points }] of conditionsOf(filter))
    if (points?.length === 1 && demandsEquality(filter, path)) setPath(document, path, points[0])
  const { $setOnInsert, $set, ...others } = change
  const id = document._id ?? $setOnInsert?._id ?? $set?._id
  if (typeof id !== 'string') throw new NotStorable('An upsert needs a string _id.')
  const { _id: _1, ...set } = { ...$setOnInsert, ...$set }
  const created: Doc = { _id: id, ...document }
  applyUpdate(created, { ...others, $set: set }, {})
  return created
}

/** `{ $in: [one] }` matches like equality but doesn't give a value to insert. */
function demandsEquality(filter: object, path: string): boolean {
  return Object.entries(filter).some(([name, demand]) => {
    if (name === '$and' && Array.isArray(demand))
      return demand.some((part) => isPlain(part) && demandsEquality(part, path))
    return name === path && !(isPlain(demand) && '$in' in demand)
  })
}

function setPath(document: Fields, path: string, value: unknown) {
  const names = path.split('.')
  let place = document
  for (const name of names.slice(0, -1)) {
    const next = isPlain(place[name]) ? place[name] : {}
    place[name] = next
    place = next
  }
  place[names.at(-1) as string] = value
}
