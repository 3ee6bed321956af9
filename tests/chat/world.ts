/**
 * The real app on a free port with a real store, and people who use it over real sockets. No fixed
 * waiting times: `until` waits for conditions.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { buildApp } from '#server/app'
import { readSettings } from '#server/config/settings'
import { defaultLimits, type Limits } from '#server/http/limits/limits'
import type { EmailPace } from '#server/mail/emailPace'
import type { TextPace } from '#server/phone/outbound/textPace'
import { preparePasswords } from '#server/session/session'
import { openStore } from '#server/store/open'
import type { Store } from '#server/store/port'
import type { SubjectOptions } from '#server/subjects'
import type { Answerer } from '#server/whisper/answerer'
import type { MakeTrial } from '#server/whisper/createAnswerer'
import type { teammateEvents, ToTeammate, ToVisitor, visitorEvents } from '#shared/chat/events'
import type { Change, VisitorMessage } from '#shared/chat/records'
import type { Acknowledgement, Events, Received, Sent } from '#shared/contract'
import { cookieOf } from '../cookieOf'

import { makeBuiltFolder } from '../site/builtFolder'

export const adminPassword = 'correct horse admin'
export const dealerPassword = 'correct horse dealer'

/** Answers at once, repeating the question. */
export const echo: Answerer = {
  answer: async ({ text }, { onPiece }) => {
    onPiece?.('You')
    return {
      text: `You asked: ${text}`,
      sources: [{ title: 'Echo' }],
      offers: [],
      confidence: 0.9,
      why: {
        madeBy: 'passages',
        threshold: 0.5,
        passages: [],
        index: { passages: 0, builtAt: 0 },
        tookMs: 0,
      },
    }
  },
  reload: async () => {},
  close: async () => {},
}

export interface WorldOptions {
  answerer?: Answerer | null
  /** Creates one that reads this world's own store. */
  answererOf?: (store: Store) => Answerer
  makeTrial?: MakeTrial
  env?: Record<string, string>
  limits?: Limits
  dataDir?: string
  /** Must be free; by default any free port. */
  port?: number
  pace?: TextPace
  emailPace?: EmailPace
  isPushService?: SubjectOptions['isPushService']
  /** Clock for counting visits. */
  now?: () => number
  more?: SubjectOptions['more']
}

export interface World {
  url: string
  store: Store
  dataDir: string
  call(method: string, path: string, options?: CallOptions): Promise<Response>
  signIn(role?: 'admin' | 'dealer', password?: string): Promise<string>
  admin(cookie?: string): Promise<Person<typeof teammateEvents, ToTeammate>>
  /** A visitor with a new cookie or the given one; connected, but not joined. */
  visitor(
    cookie?: string,
    headers?: Record<string, string>,
  ): Promise<Person<typeof visitorEvents, ToVisitor>>
  close(): Promise<void>
}

interface CallOptions {
  body?: unknown
  cookie?: string
  headers?: Record<string, string>
}

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'world-'))
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: adminPassword,
    DEALER_PASSWORD: dealerPassword,
    ...options.env,
  })
  const store = await openStore(settings)
  await preparePasswords(store, settings)
  const { answerer = echo, answererOf = () => answerer, limits = defaultLimits } = options
  const pagesFolder = makeBuiltFolder()
  const app = await buildApp(settings, store, {
    answerer: answererOf(store),
    limits,
    pagesFolder,
    dueEveryMs: 250,
    ...(options.makeTrial && { makeTrial: options.makeTrial }),
    ...(options.pace && { pace: options.pace }),
    ...(options.emailPace && { emailPace: options.emailPace }),
    ...(options.isPushService && { isPushService: options.isPushService }),
    ...(options.now ? { now: options.now } : {}),
    ...(options.more ? { more: options.more } : {}),
  })
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  const people: { close(): void }[] = []

  async function call(method: string, path: string, { body, cookie, headers }: CallOptions = {}) {
    return fetch(url + path, {
      method,
      headers: {
        origin: url,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  async function signIn(role: 'admin' | 'dealer' = 'admin', password?: string) {
    const right = role === 'admin' ? adminPassword : dealerPassword
    const reply = await call('POST', `/api/session/${role}`, {
      body: { password: password ?? right },
    })
    return cookieOf(reply)
  }

  async function person<E extends Events, P>(
    namespace: string,
    cookie: string,
    headers?: Record<string, string>,
  ) {
    const one = await connectPerson<E, P>(url, namespace, cookie, headers)
    people.push(one)
    return one
  }

  return {
    url,
    store,
    dataDir,
    call,
    signIn,
    admin: async (cookie) => person('/admin', cookie ?? (await signIn())),
    visitor: async (cookie, headers) =>
      person('/visitor', cookie ?? cookieOf(await call('POST', '/api/chat/open')), headers),
    close: async () => {
      for (const one of people) one.close()
      await app.close()
      rmSync(pagesFolder, { recursive: true, force: true })
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A browser's user: sends requests and records everything received. */
export interface Person<E extends Events, P> {
  cookie: string
  socket: Socket
  /** Every event in the order received. */
  told: {
    [K in keyof P]: { event: K; value: P[K] extends (value: infer V) => void ? V : never }
  }[keyof P][]
  ask<K extends keyof E & string>(
    event: K,
    input: Sent<E[K]['input']>,
  ): Promise<Received<E[K]['reply']>>
  /** The reply, whether data or an error. */
  attempt(event: string, input: unknown): Promise<Acknowledgement<unknown>>
  close(): void
}

export async function connectPerson<E extends Events, P>(
  url: string,
  namespace: string,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<Person<E, P>> {
  const socket = io(url + namespace, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { origin: url, cookie, ...headers },
    // A connection cut between handshake and first packet is only noticed by a timeout.
    timeout: 5_000,
  })
  const told: Person<E, P>['told'] = []
  socket.onAny((event, value) => told.push({ event, value } as Person<E, P>['told'][number]))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.disconnect()
      reject(error)
    })
  })
  const attempt = (event: string, input: unknown) =>
    socket.timeout(10_000).emitWithAck(event, input)
  return {
    cookie,
    socket,
    told,
    attempt,
    ask: async (event, input) => {
      const reply: Acknowledgement<never> = await attempt(event, input)
      if ('error' in reply) throw Object.assign(new Error(reply.error.message), reply.error)
      return reply.data
    },
    close: () => socket.disconnect(),
  }
}

export type Visitor = Awaited<ReturnType<World['visitor']>>
export type Admin = Awaited<ReturnType<World['admin']>>

/** This visitor's messages, each in its latest state. */
export function messagesOf(visitor: Visitor): VisitorMessage[] {
  return latestOf(visitor.told.flatMap((told) => (told.event === 'message' ? [told.value] : [])))
}

/** This admin's changes, each in its latest state. */
export function changesOf(admin: Admin): Change[] {
  return latestOf(admin.told.flatMap((told) => (told.event === 'change' ? [told.value] : [])))
}

/** Each in the state of its highest rev: servers notify each other in no order. */
function latestOf<T extends { id: string; rev: number }>(told: readonly T[]): T[] {
  const latest = new Map<string, T>()
  for (const one of told) {
    const known = latest.get(one.id)
    if (!known || known.rev <= one.rev) latest.set(one.id, one)
  }
  return [...latest.values()]
}

/**
 * Waits until `look` returns something. Polls quickly at first, then less often, so that slow
 * conditions don't cause hundreds of requests.
 */
export async function until<T>(
  look: () => T | Promise<T>,
  within = 20_000,
): Promise<Exclude<T, null | undefined | false>> {
  const end = Date.now() + within
  for (let pause = 5; ; pause = Math.min(pause * 1.2, 50)) {
    const seen = await look()
    if (seen) return seen as Exclude<T, null | undefined | false>
    if (Date.now() > end) throw new Error(`Not seen within ${within} ms: ${look}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
