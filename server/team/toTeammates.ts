/**
 * E-mails to teammates may wait a day for the mail server. They go out only to who may still read
 * them by then.
 */
import type { EmailKind } from '../mail/emailQueue'
import type { Teammates } from './teammates'

/** What the data of each such email says. */
export interface ToTeammate {
  /** Their id; absent in emails stored by an older version, which are sent. */
  teammate?: string
  /** Otherwise agents may read it, too. */
  isForAdmins?: boolean
}

export function toTeammates<Data extends ToTeammate>(
  kind: EmailKind<Data>,
  teammates: Teammates,
): EmailKind<Data> {
  return {
    ...kind,
    async whyOutdated({ teammate, isForAdmins }) {
      if (teammate === undefined) return null
      const found = (await teammates.states()).find(({ id }) => id === teammate)
      const mayRead = found && (found.role === 'admin' || !isForAdmins)
      return mayRead ? null : 'This teammate may not read it any more.'
    },
  }
}
