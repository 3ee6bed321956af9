/** Who is e-mailed about a quote after it was sent. Pure and free of zod. */
import type { Mail } from './records'

interface Mailed {
  mails: readonly Pick<Mail, 'id' | 'to' | 'revision' | 'state' | 'isWithdrawn'>[]
  revision: number
  email: string
}

interface Recipient {
  to: string
  /** The first e-mail of this revision to them, whatever came of it: that may still change. */
  mail: string | undefined
}

/**
 * Everybody to whom this revision was e-mailed: it may be the customer and whoever decides. Not
 * those from whom it was withdrawn. Without any, the address in the quote.
 */
export function recipientsOf({ mails, revision, email }: Mailed): Recipient[] {
  const all = mails.filter((one) => one.revision === revision)
  const sent = all.filter(
    ({ to, state }) => state !== 'failed' && !isWithdrawnFrom({ mails: all, email }, to),
  )
  const known = sent.filter((one) => one === sent.find(isTo(one.to))).map(({ to }) => to)
  return (known.length > 0 ? known : [email])
    .filter((to) => to !== '')
    .map((to) => ({ to, mail: all.find(isTo(to))?.id }))
}

/**
 * Whether nothing more goes to an address, which may be a stranger's: every e-mail to it was
 * withdrawn, and it isn't the quote's own.
 */
export function isWithdrawnFrom({ mails, email }: Pick<Mailed, 'mails' | 'email'>, to: string) {
  const all = mails.filter(isTo(to))
  return !isTo(email)({ to }) && all.length > 0 && all.every(({ isWithdrawn }) => isWithdrawn)
}

const isTo = (address: string) => (one: { to: string }) =>
  one.to.toLowerCase() === address.toLowerCase()
