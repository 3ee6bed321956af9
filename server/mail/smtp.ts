/** Hands an email to the mail server of SMTP_URL, over a connection for that email alone. */
import { createTransport, type SendMailOptions } from 'nodemailer'
import { abortAfter } from '../http/outgoing/abortAfter'

interface Patience {
  /** For each step until the mail server's greeting. */
  setUpMs: number
  /** Until it asks for the email's content. */
  beginMs: number
  /** Without any activity, from then on. */
  silenceMs: number
  /** For an email as a whole, whatever the mail server does. */
  wholeMs: number
}
/**
 * A mail server may take ten minutes to accept an email it has received (RFC 5321, 4.5.3.2.6). Cut
 * off before that, the email arrives and is sent again, with each try. Before that it has nothing
 * yet: one that hangs there must not keep all places for ten minutes.
 */
export const patience: Patience = {
  setUpMs: 10_000,
  beginMs: 60_000,
  silenceMs: 600_000,
  wholeMs: 660_000,
}

export interface Smtp {
  /** Resolves when the mail server has accepted the email. */
  send(email: SendMailOptions, ending: AbortSignal): Promise<void>
}

export function openSmtp(smtpUrl: string, patient = patience): Smtp {
  const connection = connectionOf(smtpUrl, patient)
  return {
    send: async (email, ending) => {
      const signal = abortAfter(patient.wholeMs, ending)
      const hung = new AbortController()
      const begin = setTimeout(() => hung.abort(), patient.beginMs)
      const transport = createTransport(connection)
      transport.use('stream', ({ message }, done) => {
        // The content is read only once the mail server has asked for it.
        message.processFunc((content) => content.once('resume', () => clearTimeout(begin)))
        done()
      })
      try {
        await transport.sendMail({ ...email, signal: AbortSignal.any([signal, hung.signal]) })
      } finally {
        clearTimeout(begin)
      }
    },
  }
}

/** Options of the connection; the URL was checked with the settings. */
export function connectionOf(smtpUrl: string, { setUpMs, silenceMs } = patience) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host.toLowerCase())
  const hasPassword = username !== ''
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // smtp:// switches to encryption if the server offers it, and a password is only sent that way.
    // On this machine nobody can listen in, and its mail server has a self-signed certificate.
    requireTLS: !secure && hasPassword && !isHere,
    tls: { rejectUnauthorized: !isHere },
    ...(hasPassword && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    dnsTimeout: setUpMs,
    connectionTimeout: setUpMs,
    greetingTimeout: setUpMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
