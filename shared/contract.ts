/**
 * How a call (HTTP) or an event (Socket.IO) is declared: once, in shared/<subject>/calls.ts or
 * events.ts, for the server that implements it and the browser that uses it. Types only at run
 * time's edge: nothing here pulls zod into a browser script.
 */
import type { z } from 'zod'

/**
 * Any schema. Zod's core type: to compare a schema with `ZodType` the type check walks through every
 * method of every schema in it, which took it most of its time.
 */
export type Schema<Output = unknown> = z.core.$ZodType<Output>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Address = `${Method} /${string}`
/** A subject's calls by name, e.g. `{ list: 'GET /api/knowledge' }`. The only values a browser needs. */
export type Addresses = Readonly<Record<string, Address>>

/**
 * Who may make a call. There is no default: each declaration says it. `teammate` is whoever signed in to the
 * admin pages; `admin` only those of them who have that role.
 */
export type Access = 'anyone' | 'visitor' | 'dealer' | 'teammate' | 'admin' | 'monitor'

/** The names of `:params` in an address. */
export type ParamNames<A extends string> = A extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : A extends `${string}:${infer Name}`
    ? Name
    : never

export interface CallSpec {
  access: Access
  query?: Schema
  body?: Schema
  reply: Schema
  /** What is no JSON and is handed on as it comes: the request's body, or the reply. */
  raw?: 'body' | 'reply'
}

export type Call<A extends Address = Address, S extends CallSpec = CallSpec> = S & { address: A }
export type Calls = Readonly<Record<string, Call>>

/** Joins addresses with their schemas. A call without a spec, or a spec without a call, is a type error. */
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

/** One event that a browser sends: its input, and what the acknowledgement carries. */
export interface EventSpec {
  input: Schema
  reply: Schema
}
export type Events = Readonly<Record<string, EventSpec>>

export function events<const E extends Events>(specs: E): E {
  return specs
}

/** What the sender writes and what the receiver gets, before and after a schema's transforms. */
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
  /** There is no room on the disk. */
  full: 507,
} as const
export type ErrorCode = keyof typeof errorCodes

/** The one shape of every error, over HTTP and in acknowledgements. `fields`: message by field name. */
export interface ErrorReply {
  error: {
    code: ErrorCode
    message: string
    fields?: Record<string, string>
    /** Seconds to wait before trying again, with 'too-many' and 'unavailable'. */
    retryAfter?: number
    /** Why the server is not ready, for whoever runs it; see server/health/health.ts. */
    reasons?: string[]
  }
}

/** What an event's acknowledgement carries. */
export type Acknowledgement<T> = { data: T } | ErrorReply
