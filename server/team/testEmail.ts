/** A test e-mail that a teammate sends to themselves, to see that the mail server takes it. */
import { randomUUID } from 'node:crypto'
import { company } from '#shared/company'
import { Buckets } from '../http/limits/bucket'
import { Refusal } from '../http/refusal'
import type { EmailKind, EmailQueue } from '../mail/emailQueue'

interface Test {
  until: number
}

/** Per teammate. */
const tests = { burst: 3, perSecond: 1 / 30 }
/** Later it would only puzzle. */
const triedForMs = 2 * 60_000

const testEmail: EmailKind<Test> = {
  name: 'test',
  write: () => ({
    subject: `${company.name}: e-mail works`,
    text: ['This is how we’ll send you news.', company.name].join('\n\n'),
  }),
  whyOutdated: async ({ until }) => (Date.now() > until ? 'It was only a test.' : null),
}

/** Resolves to what is wrong: '' once the mail server has taken it. */
export function testEmails(
  queue: EmailQueue | null,
): (teammate: string, to: string) => Promise<string> {
  const emails = queue?.kind(testEmail)
  const sent = new Buckets(tests)
  return async (teammate, to) => {
    if (!queue || !emails) throw new Refusal('unavailable', 'This server can’t send e-mail.')
    if (to === '') throw new Refusal('conflict', 'Save your e-mail address first.')
    sent.take(teammate)
    const cause = `test.${randomUUID()}` as const
    const data = async () => ({ until: Date.now() + triedForMs })
    const end = await emails.sendAndWait({ cause, key: cause, to, data })
    if (end === 'sent') return ''
    if (end === 'refused') return 'The mail server rejected this address.'
    const problem = (await queue.problemOf(cause)) || 'The mail server hasn’t taken it yet.'
    return end === 'failed' ? problem : `${problem} We’ll keep trying for two minutes.`
  }
}
