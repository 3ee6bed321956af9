/** A mail server that treats each e-mail as the test wants, and whose refusals quote it. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EmailPace } from '#server/mail/emailPace'
import { freePort } from '../freePort'
import {
  type Arrived,
  headerOf,
  type MailServer,
  startMailServer,
  textOf,
} from '../mail/mailServer'

/** By its reply to the address or, for `refuses` and `cuts`, to the whole e-mail. */
export type MailServerReply = 'takes' | '451' | '550' | 'silent' | 'refuses' | 'cuts'

/** Fast enough to wait for. */
export const fastEmailPace: EmailPace = {
  sweepMs: 20,
  pausesMs: [30, 60, 120],
  leaseMs: 60_000,
  deadMs: 60_000,
  waitMs: 4_000,
  delayedMs: 0,
}

export interface TestMailbox {
  port: number
  /** Replies to the next e-mails to an address; after that, all are accepted. */
  replies: Map<string, MailServerReply[]>
  /** Every address named by a client, in order. */
  tried: string[]
  /** Sends a reply to e-mails left without one. */
  answerSilent(reply: MailServerReply): void
  to(address: string): Arrived[]
  close(): Promise<void>
  /** Opens again on the same port, with everything it has. */
  open(): Promise<void>
}

/** A world that sends its e-mails to the mailbox, and finds its data again after a restart. */
export async function mailingTo({ port: mail }: TestMailbox, env: Record<string, string> = {}) {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'mailing-'))
  const urls = { PUBLIC_URL: `http://127.0.0.1:${port}`, SMTP_URL: `smtp://127.0.0.1:${mail}` }
  return { port, emailPace: fastEmailPace, dataDir, env: { ...urls, ...env } }
}

export async function startTestMailbox(): Promise<TestMailbox> {
  const replies = new Map<string, MailServerReply[]>()
  const tried: string[] = []
  const arrived: Arrived[] = []
  const silent: ((reply: MailServerReply) => void)[] = []
  let server: MailServer
  let port = 0

  async function open(): Promise<void> {
    server = await startMailServer({
      port,
      onRcptTo: ({ address }, _, done) => {
        tried.push(address)
        const answered = (reply: MailServerReply) => {
          if (reply !== '451' && reply !== '550') return done()
          done(
            Object.assign(new Error(`<${address}> is not taken`), { responseCode: Number(reply) }),
          )
        }
        const next = replies.get(address)?.[0]
        if (next === undefined || next === 'refuses' || next === 'cuts') return done()
        replies.get(address)?.shift()
        if (next === 'silent') silent.push(answered)
        else answered(next)
      },
      answer: (email, done) => {
        const reply = replies.get(email.to[0] ?? '')?.shift()
        if (reply === 'refuses') {
          const words = `Spam: ${linkOf(email)}`
          return done(Object.assign(new Error(words), { responseCode: 554 }))
        }
        arrived.push(email)
        if (reply !== 'cuts') return done()
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
    replies,
    tried,
    answerSilent: (reply) => {
      for (const answer of silent.splice(0)) answer(reply)
    },
    to: (address) => arrived.filter(({ to }) => to.includes(address)),
    close: () => server.close(),
    open,
  }
}

export const newAddress = () => `dana.${randomUUID()}@post.example`

export function linkOf(email: Arrived | undefined): string {
  return /https?:\S+\/request\/[\w-]{22}/.exec(textOf(email?.raw ?? '', 'plain'))?.[0] ?? ''
}

export const messageIdOf = (email: Arrived) => headerOf(email.raw, 'message-id')

export const smtpEnv = (post: TestMailbox, port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${post.port}`,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  TRUST_PROXY: 'true',
})
