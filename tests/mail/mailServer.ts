/** A real mail server on loopback, and what arrived. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Arrived {
  /** The envelope's sender and recipients. */
  from: string
  to: string[]
  /** The signed-in user, and whether the connection was encrypted. */
  user: string | undefined
  encrypted: boolean
  raw: string
}

export interface MailServer {
  port: number
  arrived: Arrived[]
  server: SMTPServer
  close(): Promise<void>
}

/** On any free port, unless one is given. */
export async function startMailServer({
  port = 0,
  answer = (_, done) => done(),
  ...options
}: SMTPServerOptions & {
  port?: number
  /** Replies to a completely received e-mail. */
  answer?: (email: Arrived, done: (error?: Error) => void) => void
} = {}): Promise<MailServer> {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const email: Arrived = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          user: session.user === undefined ? undefined : String(session.user),
          encrypted: session.secure,
          raw: Buffer.concat(pieces).toString('latin1'),
        }
        arrived.push(email)
        answer(email, done)
      })
    },
    ...options,
  })
  // A client cut off midway isn't this server's failure.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  if (!listening.listening) await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    arrived,
    server,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

interface Part {
  head: string
  body: Buffer
}

/** The non-empty parts of an e-mail, decoded. */
export function partsOf(raw: string): Part[] {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ')
  const boundary = /boundary="([^"]+)"/.exec(unfolded)?.[1]
  if (boundary === undefined) return [{ head: unfolded, body: decoded(unfolded, body) }]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
}

function decoded(head: string, body: string): Buffer {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64')
  if (!/transfer-encoding: quoted-printable/i.test(head)) return Buffer.from(body, 'latin1')
  const plain = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(plain, 'latin1')
}

export function textOf(raw: string, type: 'plain' | 'html'): string {
  const part = partsOf(raw).find(({ head }) => head.includes(`text/${type}`))
  return part?.body.toString('utf8').replaceAll('\r\n', '\n') ?? ''
}

/** The unfolded value of a header. */
export function headerOf(raw: string, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim()
}
