/** Why a letter did not go out, for the admin who sent it. */

/** What is known of an error of nodemailer's; none of it is secret. */
export interface PostFailure {
  code?: string
  command?: string
  originalCode?: string
  timeoutType?: string
  responseCode?: number
  /** What the mail server said. */
  response?: string
}

const longest = 300
const perhaps = 'The letter may have arrived all the same'
const neverReached = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])
const unreachable = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$/

export function postFailure(error: unknown): PostFailure {
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

export function postProblem(failure: PostFailure): string {
  const said = failure.response ? `: ${plain(failure.response)}` : '.'
  return `${sentenceFor(failure)}${said}`.slice(0, longest)
}

/** Without its last full stop, after which comes what the mail server said. */
function sentenceFor({ code, command, originalCode = '', timeoutType = '' }: PostFailure): string {
  if (code === 'EAUTH') return 'The mail server refused our name or password'
  if (code === 'EENVELOPE')
    return command === 'RCPT TO'
      ? 'The mail server refused the customer’s address'
      : 'The mail server refused the letter'
  if (code === 'EMESSAGE') return 'The mail server refused the letter'
  if (code === 'ETLS') return 'No encrypted connection to the mail server could be made'
  if (code === 'EDNS' || unreachable.test(originalCode)) return 'The mail server cannot be reached'
  if (neverReached.has(timeoutType)) return 'The mail server does not answer'
  if (code === 'EABORT') return `It took too long, or this server was stopped. ${perhaps}`
  return `The connection to the mail server broke. ${perhaps}`
}

function plain(response: string): string {
  return response.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
