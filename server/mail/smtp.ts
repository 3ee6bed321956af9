/** Hands one e-mail to the mail server of SMTP_URL, over a connection of its own that ends with it. */
import { createTransport, type SendMailOptions } from 'nodemailer'
import { abortAfter } from '../http/abortAfter'

export interface Patience {
  /** For each step until the mail server has said who it is. */
  setUpMs: number
  /** Without a sign of life. */
  silenceMs: number
  /** For an e-mail as a whole, whatever the mail server does. */
  wholeMs: number
}
const patience: Patience = { setUpMs: 10_000, silenceMs: 15_000, wholeMs: 45_000 }

export interface Smtp {
  /** Resolves when the mail server has taken the e-mail. */
  send(email: SendMailOptions, ending: AbortSignal): Promise<void>
}

export function openSmtp(smtpUrl: string, patient = patience): Smtp {
  const connection = connectionOf(smtpUrl, patient)
  return {
    send: async (email, ending) => {
      const signal = abortAfter(patient.wholeMs, ending)
      await createTransport(connection).sendMail({ ...email, signal })
    },
  }
}

/** How the mail server is spoken to; the address was checked with the settings. */
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
    // smtp:// turns to encryption where the server offers it, and a password goes no other way. On
    // this machine nobody stands between, and its mail server has a certificate of its own making.
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
