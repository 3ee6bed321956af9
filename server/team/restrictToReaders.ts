/**
 * E-mails to teammates may wait a day for the mail server. Before each is sent, checks that the
 * teammate still exists, has this address, and has the role to read it.
 */
import type { EmailKind } from '../mail/emailQueue'
import type { Teammates } from './teammates'

/** Part of the data of every e-mail to a teammate. */
export interface TeammateEmailData {
  /** Their id; absent in emails stored by an older version, which are sent. */
  teammate?: string
  /** Otherwise agents may read it, too. */
  isForAdmins?: boolean
}

export function restrictToReaders<Data extends TeammateEmailData>(
  kind: EmailKind<Data>,
  teammates: Teammates,
): EmailKind<Data> {
  return {
    ...kind,
    async whyOutdated(data, to) {
      const { teammate, isForAdmins } = data
      if (teammate !== undefined) {
        const found = (await teammates.states()).find(({ id }) => id === teammate)
        if (!found || (isForAdmins && found.role !== 'admin'))
          return 'This teammate may not read it any more.'
        if (found.email !== to) return 'This teammate has another address now.'
      }
      return (await kind.whyOutdated?.(data, to)) ?? null
    },
  }
}
