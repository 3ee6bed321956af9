/** The running app with a provider on loopback, and people who text it. */
import type { TextPace } from '#server/phone/outbound/textPace'
import type { Answerer } from '#server/whisper/answerer'
import type { Interaction } from '#shared/chat/records'
import { echo, startWorld, until, type World, type WorldOptions } from '../chat/world'
import { freePort } from '../freePort'
import { type StandIn, startStandIn } from './standIn'
import { phoneEnv, sendText } from './texting'

/** Fast enough to wait for. */
export const quick: TextPace = {
  sweepMs: 20,
  pausesMs: [30, 60, 120],
  leaseMs: 1_500,
  deadMs: 60_000,
  answerMs: 400,
}

/** Repeats the question, with a page as its source. */
export const sourced: Answerer = {
  ...echo,
  answer: async (question, options) => ({
    ...(await echo.answer(question, options)),
    sources: [{ title: 'System', url: '/system#pricing' }],
  }),
}

export interface PhoneWorld extends World {
  provider: StandIn
  /** A text from this number; resolves to the webhook's reply. */
  text(from: string, body: string, more?: Record<string, string>): Promise<Response>
  /** Texts sent to this number, in order. */
  sentTo(number: string): string[]
  /** Stops the app; the provider goes on. */
  stop(): Promise<void>
  interactions(query?: string): Promise<Interaction[]>
}

export async function startPhoneWorld({
  provider: given,
  ...options
}: WorldOptions & { provider?: StandIn } = {}): Promise<PhoneWorld> {
  const provider = given ?? (await startStandIn())
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
    stop: world.close,
    close: async () => {
      await world.close()
      await provider.close()
    },
  }
}

/** The texts to this number, once there are `count`. */
export function texts(world: PhoneWorld, number: string, count: number): Promise<string[]> {
  return until(() => {
    const sent = world.sentTo(number)
    return sent.length >= count && sent
  })
}
