/** Notifies admins of failures: once an hour, since a mail server that is down fails everything. */
import type { Undelivered } from '#shared/undelivered/records'
import type { TeamNews } from '../team/team'

/** Emails to teammates: a notification would take the same way. */
const toTeam = ['team', 'team-news', 'summary']
const hourMs = 3_600_000

export function notifyOfFailures(news: TeamNews): (failed: Undelivered) => void {
  let lastCause = ''
  return ({ what, to, problem, at }) => {
    const cause = `undelivered.${Math.floor(at / hourMs)}`
    if (toTeam.includes(what) || cause === lastCause) return
    lastCause = cause
    news.notify({
      ...{ cause, title: 'A message wasn’t delivered', about: `To ${to}. ${problem}`.trim() },
      path: '/admin/whisper/live-chats',
      ...{ isForAdmins: true, occasion: 'attention' },
    })
  }
}
