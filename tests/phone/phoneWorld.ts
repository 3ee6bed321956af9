/** The running app with a provider on loopback, and people who text it. */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import type { Pace } from '#server/phone/pace'
import type { Interaction } from '#shared/chat/records'
import { startWorld, until, type World, type WorldOptions } from '../chat/world'
import { accountSid, authToken, ourNumber, post, type StandIn, startStandIn } from './standIn'

/** Fast enough to wait for. */
export const quick: Pace = {
  sweepMs: 20,
  pausesMs: [30, 60, 120],
  leaseMs: 1_500,
  deadMs: 60_000,
  answerMs: 400,
}

export interface PhoneWorld extends World {
  provider: StandIn
  /** A text from this number; resolves to the webhook's answer. */
  text(from: string, body: string, more?: Record<string, string>): Promise<Response>
  /** What was sent to this number, in order. */
  sentTo(number: string): string[]
  interactions(query?: string): Promise<Interaction[]>
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return address.port
}

export const phoneEnv = (providerUrl: string, port: number) => ({
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_NUMBER: ourNumber,
  TWILIO_API_URL: providerUrl,
})

export const newSid = () => `SM${randomBytes(16).toString('hex')}`

export function sendText(
  url: string,
  from: string,
  body: string,
  more: Record<string, string> = {},
): Promise<Response> {
  const fields = { MessageSid: newSid(), From: from, To: ourNumber, Body: body, NumMedia: '0' }
  return post(`${url}/api/phone/text`, { ...fields, ...more })
}

export async function startPhoneWorld(options: WorldOptions = {}): Promise<PhoneWorld> {
  const provider = await startStandIn()
  const port = await freePort()
  const env = { ...phoneEnv(provider.url, port), ...options.env }
  const world = await startWorld({ pace: quick, ...options, env, port })
  let cookie: string | undefined
  return {
    ...world,
    provider,
    text: (from, body, more) => sendText(world.url, from, body, more),
    sentTo: (number) => provider.took.filter(({ to }) => to === number).map(({ body }) => body),
    interactions: async (query = '') => {
      cookie ??= await world.signIn()
      const reply = await world.call('GET', `/api/chat/interactions?${query}`, { cookie })
      return (await reply.json()).interactions
    },
    close: async () => {
      await world.close()
      await provider.close()
    },
  }
}

/** The texts to this number, once there are as many. */
export function texts(world: PhoneWorld, number: string, count: number): Promise<string[]> {
  return until(() => {
    const sent = world.sentTo(number)
    return sent.length >= count && sent
  })
}
