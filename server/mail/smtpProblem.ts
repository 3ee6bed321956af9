/** Says for admins why an email wasn't sent. */

/** What is known of an error of nodemailer's. Only `response` may quote anything private. */
export interface SmtpFailure {
  code?: string
  command?: string
  originalCode?: string
  timeoutType?: string
  responseCode?: number
  /** The mail server's reply. */
  response?: string
}

const longest = 300
const perhaps = 'The e-mail may have arrived anyway'
const neverReached = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])
const unreachable = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$/

export function smtpFailure(error: unknown): SmtpFailure {
  if (typeof error !== 'object' || error === null) return {}
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? { [name]: value } : {}
  }
  const responseCode: unknown = Reflect.get(error, 'responseCode')
  return {
    ...text('code'),
    ...text('command'),
    ...text('originalCode'),
    ...text('timeoutType'),
    ...text('response'),
    ...(typeof responseCode === 'number' && { responseCode }),
  }
}

export function smtpProblem(failure: SmtpFailure): string {
  const said = failure.response ? `: ${plain(failure.response)}` : '.'
  return `${sentenceFor(failure)}${said}`.slice(0, longest)
}

/** Without the final period, since the mail server's reply may follow. */
function sentenceFor({ code, command, originalCode = '', timeoutType = '' }: SmtpFailure): string {
  if (code === 'EAUTH') return 'The mail server rejected our user name or password'
  if (code === 'EENVELOPE')
    return command === 'RCPT TO'
      ? 'The mail server rejected this address'
      : 'The mail server rejected the e-mail'
  if (code === 'EMESSAGE') return 'The mail server rejected the e-mail'
  if (code === 'ETLS') return 'Couldn’t make an encrypted connection to the mail server'
  if (code === 'EDNS' || unreachable.test(originalCode)) return 'The mail server can’t be reached'
  if (neverReached.has(timeoutType)) return 'The mail server isn’t responding'
  if (code === 'EABORT') return `It took too long, or this server was stopped. ${perhaps}`
  return `The connection to the mail server broke. ${perhaps}`
}

function plain(response: string): string {
  return response.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
