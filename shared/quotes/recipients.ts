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
  const isTo = (address: string) => (one: { to: string }) =>
    one.to.toLowerCase() === address.toLowerCase()
  const sent = all.filter(({ state, isCorrected }) => state !== 'failed' && !isCorrected)
  const known = sent.filter((one) => one === sent.find(isTo(one.to))).map(({ to }) => to)
  return (known.length > 0 ? known : [email])
    .filter((to) => to !== '')
    .map((to) => {
      const own = all.filter(isTo(to))
      return { to, mail: (own.find(({ isCorrected }) => !isCorrected) ?? own[0])?.id }
    })
}
