/**
 * E-mails to teammates may wait a day for the mail server. Before each is sent, checks that the
 * teammate still exists and has the role to read it.
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
    async whyOutdated(data) {
      const mayRead = data.teammate === undefined || (await mayStillRead(data, teammates))
      if (!mayRead) return 'This teammate may not read it any more.'
      return (await kind.whyOutdated?.(data)) ?? null
    },
  }
}

async function mayStillRead({ teammate, isForAdmins }: TeammateEmailData, teammates: Teammates) {
  const found = (await teammates.states()).find(({ id }) => id === teammate)
  return found !== undefined && (found.role === 'admin' || !isForAdmins)
}
