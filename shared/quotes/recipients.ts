/** Who is e-mailed about a quote after it was sent. Pure and free of zod. */
import type { Mail } from './records'

interface Mailed {
  mails: readonly Pick<Mail, 'id' | 'to' | 'revision' | 'state' | 'isCorrected'>[]
  revision: number
  email: string
}

interface Recipient {
  to: string
  /** The first e-mail of this revision to them, whatever came of it: that may still change. */
  mail: string | undefined
}

/**
 * Everybody to whom this revision was e-mailed: it may be the customer and whoever decides. Not an
 * address that was corrected since, which may be a stranger's. Without any, the address in the
 * quote.
 */
export function recipientsOf({ mails, revision, email }: Mailed): Recipient[] {
  const all = mails.filter((one) => one.revision === revision)
  const sent = all.filter(({ state, isCorrected }) => state !== 'failed' && !isCorrected)
  const known = new Map(sent.map(({ to }) => [to.toLowerCase(), to]))
  const addresses = known.size > 0 ? [...known.values()] : [email]
  return addresses
    .filter((to) => to !== '')
    .map((to) => {
      const own = all.filter((one) => one.to.toLowerCase() === to.toLowerCase())
      return { to, mail: (own.find(({ isCorrected }) => !isCorrected) ?? own[0])?.id }
    })
}
