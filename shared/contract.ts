/**
 * How a call (HTTP) or an event (Socket.IO) is declared: once, in shared/<subject>/calls.ts or
 * events.ts, for the server that implements it and the browser that uses it. Imports only types of
 * zod, so that none of it gets into a browser script.
 */
import type { z } from 'zod'

/**
 * Any schema. This is zod's core type: comparing a schema with `ZodType` makes the type check visit
 * every method of every schema, which took most of its time.
 */
export type Schema<Output = unknown> = z.core.$ZodType<Output>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Address = `${Method} /${string}`
/** A subject's calls by name, e.g. `{ list: 'GET /api/knowledge' }`. The only values a browser needs. */
export type Addresses = Readonly<Record<string, Address>>

/**
 * Who may make a call or send an event. Every declaration states it, as there is no default. `teammate` is anyone
 * signed in to the admin pages, `admin` only those with that role.
 */
export type Access = 'anyone' | 'visitor' | 'dealer' | 'teammate' | 'admin' | 'monitor'

/** The names of `:params` in an address. */
export type ParamNames<A extends string> = A extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : A extends `${string}:${infer Name}`
    ? Name
    : never

interface CallSpec {
  access: Access
  query?: Schema
  body?: Schema
  reply: Schema
  /** Passed on as a stream instead of JSON: the request's body, or the reply. */
  raw?: 'body' | 'reply'
}

export type Call<A extends Address = Address, S extends CallSpec = CallSpec> = S & { address: A }
export type Calls = Readonly<Record<string, Call>>

/** Joins addresses with their schemas. A call without a spec, or the reverse, is a type error. */
export function calls<
  const A extends Addresses,
  const S extends { readonly [K in keyof A]: CallSpec },
>(
  addresses: A,
  specs: S & { readonly [K in Exclude<keyof S, keyof A>]: never },
): { readonly [K in keyof A]: Call<A[K], S[K]> } {
  const byName: Readonly<Record<string, CallSpec>> = specs
  const joined = Object.entries(addresses).map(
    ([name, address]) => [name, { ...byName[name], address }] as const,
  )
  return Object.fromEntries(joined) as { readonly [K in keyof A]: Call<A[K], S[K]> }
}

/** An event that a browser sends: its input, and the data of its acknowledgement. */
interface EventSpec {
  access: Access
  input: Schema
  reply: Schema
}
export type Events = Readonly<Record<string, EventSpec>>

export function events<const E extends Events>(specs: E): E {
  return specs
}

/** What the sender writes and what the receiver gets: before and after a schema's transforms. */
export type Sent<T extends Schema | undefined> = T extends Schema ? z.input<T> : undefined
export type Received<T extends Schema | undefined> = T extends Schema ? z.output<T> : undefined

export const errorCodes = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'too-many': 429,
  unexpected: 500,
  unavailable: 503,
  /** The disk is full. */
  full: 507,
} as const
export type ErrorCode = keyof typeof errorCodes

/** The shape of every error, over HTTP and in acknowledgements. `fields`: messages by field name. */
export interface ErrorReply {
  error: {
    code: ErrorCode
    message: string
    fields?: Record<string, string>
    /** Seconds to wait before trying again, with 'too-many' and 'unavailable'. */
    retryAfter?: number
    /** Why the server isn't ready, for its operator; see server/health/health.ts. */
    reasons?: string[]
  }
}

/** The data of an event's acknowledgement. */
export type Acknowledgement<T> = { data: T } | ErrorReply
