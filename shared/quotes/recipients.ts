/** Who is e-mailed about a quote after it was sent. Pure and free of zod. */
import type { Mail } from './records'

interface Mailed {
  mails: readonly Pick<Mail, 'id' | 'to' | 'revision' | 'state' | 'isCorrected'>[]
  revision: number
  email: string
}

/**
 * Everybody to whom this revision was e-mailed, with the first such e-mail: it may be the customer
 * and whoever decides. Not an address that was corrected since, which may be a stranger's. Without
 * any, the address in the quote.
 */
export function recipientsOf({ mails, revision, email }: Mailed): { to: string; mail?: string }[] {
  const sent = mails.filter(
    (one) => one.revision === revision && one.state !== 'failed' && !one.isCorrected,
  )
  const firsts = sent.filter(
    ({ to }, at) => at === sent.findIndex((one) => one.to.toLowerCase() === to.toLowerCase()),
  )
  const known = firsts.map(({ to, id }) => ({ to, mail: id }))
  return (known.length > 0 ? known : [{ to: email }]).filter(({ to }) => to !== '')
}
