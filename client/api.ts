/**
 * Builds typed functions for a subject's HTTP calls from its addresses alone, so no schema is
 * shipped to the browser: `client<typeof chatCalls>(chatAddresses).interactions({ limit: 50 })`. A
 * call takes one object: the address's params by name, the rest as the query (GET, DELETE) or the
 * JSON body. It rejects with ApiError, NetworkError, or the reason of its own abort.
 */
import type { z } from 'zod'
import type { Address, Addresses, Call, Calls, ParamNames, Schema } from '#shared/contract'
import { eitherSignal } from './eitherSignal'
import { ApiError, isErrorReply, NetworkError } from './errors'

type Params<A extends Address> = { [K in ParamNames<A>]: string }
type Part<C, K extends string> = C extends Record<K, infer S extends Schema> ? z.input<S> : unknown
type Input<C extends Call> = Params<C['address']> & Part<C, 'query'> & Part<C, 'body'>

interface CallOptions {
  signal?: AbortSignal
  /** Milliseconds without an answer after which the call counts as lost. */
  timeout?: number
}

type CallFunction<C extends Call> =
  Record<never, never> extends Input<C>
    ? (input?: Input<C>, options?: CallOptions) => Promise<z.output<C['reply']>>
    : (input: Input<C>, options?: CallOptions) => Promise<z.output<C['reply']>>

type Client<T extends Calls> = { readonly [K in keyof T]: CallFunction<T[K]> }

export function client<T extends Calls>(addresses: { [K in keyof T]: T[K]['address'] }): Client<T> {
  const table: Addresses = addresses
  const functions = Object.entries(table).map(([name, address]) => [
    name,
    (input: Record<string, unknown> = {}, options: CallOptions = {}) =>
      send(address, input, options),
  ])
  return Object.fromEntries(functions) as Client<T>
}

const defaultTimeout = 20_000

async function send(
  address: Address,
  input: Readonly<Record<string, unknown>>,
  { signal, timeout = defaultTimeout }: CallOptions,
): Promise<unknown> {
  const [method = 'GET', pattern = '/'] = address.split(' ')
  const rest = { ...input }
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  const inQuery = method === 'GET' || method === 'DELETE'
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(inQuery ? path + queryOf(rest) : path, {
      method,
      signal: signal ? eitherSignal(signal, limit) : limit,
      headers: inQuery ? {} : { 'content-type': 'application/json' },
      body: inQuery ? null : JSON.stringify(rest),
    })
    return await read(response)
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error
    throw new NetworkError(error)
  }
}

function queryOf(values: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : ''
}

async function read(response: Response): Promise<unknown> {
  const reply: unknown = await response.json()
  if (response.ok) return reply
  if (isErrorReply(reply)) throw new ApiError(reply)
  throw new Error(`Status ${response.status} without an error in the agreed shape.`)
}
