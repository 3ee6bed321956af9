/**
 * What attackers send: input in the shape that a schema asks for, with hostile values in any place of it.
 * Made with fast-check from a seed, so that a failure can be had again.
 */
import fc from 'fast-check'
import { z } from 'zod'
import type { Schema } from '#shared/contract'
import { type NamedCall, partsOf } from './declared'

/** Texts that have broken other programs. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  '\u202e\u2066',
  '\ud800',
  '\u{1f600}'.repeat(50),
  'Z\u0351\u036b\u0343'.repeat(40),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '$where',
  '$gt',
  'a.b.$[]',
  "' OR '1'='1",
  '"; DROP TABLE messages; --',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00',
  '%2e%2e%2f',
  '%ff',
  '<script>attacked=1</script>',
  '"><img src=x onerror=attacked=1>',
  'javascript:attacked=1',
  '{{7*7}}<%= 7*7 %>',
  '=HYPERLINK("https://evil.example")',
  '@SUM(1)',
  'x\r\nSet-Cookie: evil=1',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]:22/',
  'file:///etc/passwd',
  '9'.repeat(400),
  '1e999',
  '-0',
  'NaN',
  'null',
  'true',
  '2026-02-30',
  '-271821-04-20',
  '+275760-09-14',
  'x'.repeat(5_000),
  '('.repeat(2_000),
]

const hostileNumbers = [
  ...[0, -0, -1, 0.1, 1e-320, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 8.64e15, 8.64e15 + 1],
  ...[Number.MAX_SAFE_INTEGER, 1e21, 1e308],
]

/** A key `__proto__` that JSON.stringify writes. */
const reaching = (value: unknown) =>
  Object.defineProperty({}, '__proto__', { value, enumerable: true })

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[[[]]]], [null], ['x']),
  fc.constantFrom<unknown>(
    ...[{ $gt: '' }, { $ne: null }, { $where: 'sleep(1000)' }, { $regex: '(a+)+$' }],
    ...[{ constructor: { prototype: { admin: true } } }, { length: 1e9 }, { toString: 1 }],
    ...[reaching({ admin: true }), { a: reaching({ x: 1 }) }],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** The part of JSON Schema that zod writes of our schemas. */
interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  additionalProperties?: Shape | false
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  format?: string
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

export interface Means {
  /** How many of ten values are hostile; with 0 all input is as it should be. */
  hostility: number
  /** Names of what is there. */
  ids: readonly string[]
}

export function inputOf(schema: Schema, means: Means): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return mixed(shape as Shape, means)
}

function mixed(shape: Shape, means: Means): fc.Arbitrary<unknown> {
  return withHostile(fittingOf(shape, means), hostile, means)
}

function withHostile<T>(
  good: fc.Arbitrary<T>,
  bad: fc.Arbitrary<T>,
  { hostility }: Means,
  outOf = 10,
): fc.Arbitrary<T> {
  if (hostility === 0) return good
  return fc.oneof(
    { weight: outOf - hostility, arbitrary: good },
    { weight: hostility, arbitrary: bad },
  )
}

function fittingOf(shape: Shape, means: Means): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return fc.oneof(...choices.map((one) => mixed(one, means)))
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  switch (shape.type) {
    case 'object':
      return objectOf(shape, means)
    case 'array': {
      const maxLength = Math.min(shape.maxItems ?? 4, 4)
      return fc.array(mixed(shape.items ?? {}, means), { maxLength })
    }
    case 'string':
      return textOf(shape, means)
    case 'integer':
      return fc.integer({
        min: Math.max(shape.minimum ?? -5, -5),
        max: Math.min(shape.maximum ?? 50, 50),
      })
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 50 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objectOf({ properties = {}, required = [] }: Shape, means: Means): fc.Arbitrary<unknown> {
  const model = Object.entries(properties).map(([name, one]) => [name, mixed(one, means)] as const)
  const known = fc.record(Object.fromEntries(model), { requiredKeys: required })
  const unknown = fc.dictionary(fc.constantFrom(...hostileTexts), hostile, { maxKeys: 3 })
  const withUnknown = fc.tuple(known, unknown).map(([one, other]) => ({ ...one, ...other }))
  return withHostile<object>(known, withUnknown, means, 40)
}

function textOf({ format, pattern, maxLength = 300 }: Shape, { ids }: Means): fc.Arbitrary<string> {
  const known = fc.constantFrom(...ids)
  if (format === 'uuid') return fc.oneof(known, fc.uuid())
  if (format === 'date')
    return fc.constantFrom('2026-11-01', '2026-11-20', '1970-01-01', '9999-12-31')
  if (format === 'base64') return fc.base64String({ maxLength: 40 })
  if (pattern !== undefined) return fc.oneof(known, fc.stringMatching(new RegExp(pattern, 'u')))
  return fc.oneof(
    known,
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 80) }),
    fc.constantFrom('/', 'Gate 7', 'jo@mail.example', '(202) 555-0171', 'x'.repeat(maxLength)),
  )
}

/** Input with the same text wherever somebody may write what they like. */
export function inputWithTexts(schema: Schema, text: string): unknown {
  const shape = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return withTexts(shape as Shape, text)
}

function withTexts(shape: Shape, text: string): unknown {
  const { type, properties = {}, items = {}, format, pattern } = shape
  const isFree = type === 'string' && !shape.enum && shape.const === undefined
  if (isFree && (format === undefined || format === 'email') && pattern === undefined) return text
  const choice = (shape.anyOf ?? shape.oneOf)?.at(0)
  if (choice) return withTexts(choice, text)
  if (type === 'array') return [withTexts(items, text)]
  if (type === 'object') {
    const fields = Object.entries(properties).map(([name, one]) => [name, withTexts(one, text)])
    return Object.fromEntries(fields)
  }
  return fc.sample(fittingOf(shape, { hostility: 0, ids: ['x'] }), { seed: 1, numRuns: 1 })[0]
}

export interface Asked {
  method: string
  path: string
  type: string
  body: string | undefined
}

/** A request for a call, from almost right to not even JSON. */
export function requestOf(call: NamedCall, means: Means): fc.Arbitrary<Asked> {
  const { method, pattern } = partsOf(call)
  const hostileParam = fc.constantFrom(...hostileTexts.filter((text) => text !== ''))
  const param = withHostile(fc.constantFrom(...means.ids, 'x'), hostileParam, means)
  const params = fc.array(param, { minLength: 2, maxLength: 2 })
  const query = call.query ? inputOf(call.query, means) : fc.constant({})
  const anyType = fc.constantFrom('', 'text/plain', 'multipart/form-data; boundary=x', 'a/b;=')
  return fc.record({
    method: fc.constant(method),
    path: fc.tuple(params, withHostile(query, hostile, means, 40)).map(([given, asked]) => {
      let at = 0
      const path = pattern.replace(/:\w+/g, () => escaped(given[at++] ?? ''))
      return path + searchOf(asked)
    }),
    type: withHostile(fc.constant('application/json'), anyType, means, 40),
    body: method === 'GET' ? fc.constant(undefined) : bodyOf(call, means),
  })
}

function bodyOf({ body, raw }: NamedCall, means: Means): fc.Arbitrary<string | undefined> {
  const garbage = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('', '{', '[[[', 'null', '"x"', '{"a":1e999}', '{"a":1,"a":2}', '\ufeff{}'),
    fc.integer({ min: 100, max: 5_000 }).map((depth) => '{"a":'.repeat(depth) + '}'.repeat(depth)),
  )
  if (raw === 'body') return garbage
  const fitting = body
    ? inputOf(body, means).map((value) => JSON.stringify(value))
    : fc.constant(undefined)
  return withHostile<string | undefined>(fitting, garbage, means, 40)
}

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Objects as the brackets that other servers read as objects. */
function searchOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `?${escaped(String(value))}`
  const fields = Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'object' && one !== null
      ? Object.entries(one).map(([inner, deep]) => [
          `${name}[${inner}]`,
          String(JSON.stringify(deep)),
        ])
      : [[name, String(one)]],
  )
  return fields.length === 0
    ? ''
    : `?${fields.map((pair) => pair.map(escaped).join('=')).join('&')}`
}
