/** A mail server that does to each letter what a test wants, and whose refusals quote it. */
import { randomUUID } from 'node:crypto'
import type { EmailPace } from '#server/mail/emailPace'
import {
  type Arrived,
  headerOf,
  type MailServer,
  startMailServer,
  textOf,
} from '../mail/mailServer'

/** By the answer to the address or, `refuses` and `cuts`, to the letter as a whole. */
export type Manner = 'takes' | '451' | '550' | 'silent' | 'refuses' | 'cuts'

/** Fast enough to wait for. */
export const quickLetters: EmailPace = {
  sweepMs: 20,
  pausesMs: [30, 60, 120],
  leaseMs: 60_000,
  deadMs: 60_000,
  waitMs: 4_000,
}

export interface LetterPost {
  port: number
  /** What happens to the next letters to an address; then they are taken. */
  manners: Map<string, Manner[]>
  /** Each address that was named, in order. */
  tried: string[]
  /** Answers those that were left without an answer. */
  answerSilent(manner: Manner): void
  to(address: string): Arrived[]
  close(): Promise<void>
  /** At the same port, with all that it knows. */
  open(): Promise<void>
}

export async function startLetterPost(): Promise<LetterPost> {
  const manners = new Map<string, Manner[]>()
  const tried: string[] = []
  const arrived: Arrived[] = []
  const silent: ((manner: Manner) => void)[] = []
  let server: MailServer
  let port = 0

  async function open(): Promise<void> {
    server = await startMailServer({
      port,
      onRcptTo: ({ address }, _, done) => {
        tried.push(address)
        const answered = (manner: Manner) => {
          if (manner !== '451' && manner !== '550') return done()
          done(
            Object.assign(new Error(`<${address}> is not taken`), { responseCode: Number(manner) }),
          )
        }
        const next = manners.get(address)?.[0]
        if (next === undefined || next === 'refuses' || next === 'cuts') return done()
        manners.get(address)?.shift()
        if (next === 'silent') silent.push(answered)
        else answered(next)
      },
      answer: (letter, done) => {
        const manner = manners.get(letter.to[0] ?? '')?.shift()
        if (manner === 'refuses') {
          const words = `Spam: ${linkOf(letter)}`
          return done(Object.assign(new Error(words), { responseCode: 554 }))
        }
        arrived.push(letter)
        if (manner !== 'cuts') return done()
        for (const one of server.server.connections) one.close()
      },
    })
    port = server.port
  }
  await open()
  return {
    get port() {
      return port
    },
    manners,
    tried,
    answerSilent: (manner) => {
      for (const answer of silent.splice(0)) answer(manner)
    },
    to: (address) => arrived.filter(({ to }) => to.includes(address)),
    close: () => server.close(),
    open,
  }
}

export const newAddress = () => `dana.${randomUUID()}@post.example`

export function linkOf(letter: Arrived | undefined): string {
  return /https?:\S+\/request\/[\w-]{22}/.exec(textOf(letter?.raw ?? '', 'plain'))?.[0] ?? ''
}

export const messageIdOf = (letter: Arrived) => headerOf(letter.raw, 'message-id')

export const smtpEnv = (post: LetterPost, port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${post.port}`,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  TRUST_PROXY: 'true',
})
