/**
 * Notifies admins of failures: once an hour of what a person sent and once of the rest, since a mail
 * server that is down fails everything.
 */
import { hourMs } from '#shared/days'
import { purposeOf } from '#shared/undelivered/causes'
import type { Undelivered } from '#shared/undelivered/records'
import type { TeamNotifier } from '../team/team'

export function notifyOfFailures(
  teamNotifier: Pick<TeamNotifier, 'notify'>,
): (failed: Undelivered) => void {
  const lastHours = new Map<string, number>()
  return ({ what, to, problem, at }) => {
    const { isAutomatic, isToTeam } = purposeOf(what)
    const kind = isAutomatic ? 'undelivered.automatic' : 'undelivered'
    const hour = Math.floor(at / hourMs)
    if (isToTeam || lastHours.get(kind) === hour) return
    lastHours.set(kind, hour)
    teamNotifier.notify({
      cause: `${kind}.${hour}`,
      title: 'A message wasn’t delivered',
      about: `To ${to}. ${problem}`.trim(),
      path: '/admin/whisper/live-chats',
      isForAdmins: true,
      occasion: 'attention',
    })
  }
}
