/** Notifies teammates of erasure requests, and adds what's waiting to their daily summary. */
import type { ServerContext } from '../context'
import { PeriodicTask } from '../jobs/periodicTask'
import {
  type DailySummary,
  lateMs,
  summaryLine,
  type TeamNotification,
  type TeamNotifier,
} from '../team/team'
import type { Erasures } from './deletion/erasure'
import type { StoredConversation } from './documents'
import type { HandoverStore } from './handover/handoverStore'

const liveChats = '/admin/whisper/live-chats'
const lateEveryMs = 10 * 60_000

interface Parts {
  erasures: Erasures
  handovers: HandoverStore
  teamNotifier: TeamNotifier
  summary: DailySummary
}

export function notifyTeam(
  { app, onStop }: ServerContext,
  { erasures, handovers, teamNotifier, summary }: Parts,
): void {
  async function notifyLate(): Promise<void> {
    const asked = await erasures.askedSince(new Date(Date.now() - lateMs))
    await teamNotifier.notifyLate(asked.map(erasureNotification))
  }
  erasures.events.on('asked', (conversation) =>
    teamNotifier.notify(erasureNotification(conversation)),
  )
  const late = new PeriodicTask(lateEveryMs, notifyLate, (err) =>
    app.log.warn({ err }, 'notifying of erasure requests failed, retrying'),
  )
  app.addHook('onReady', async () => void late.run())
  onStop(() => late.stop())

  summary.add(async () => {
    const open = await handovers.open()
    const count = (wanted: string) =>
      open.filter(({ handover }) => handover?.state === wanted).length
    const lines = [
      { text: summaryLine(count('waiting'), 'visitor waiting', 'visitors waiting'), view: 'now' },
      {
        text: summaryLine(count('left'), 'message to answer', 'messages to answer'),
        view: 'left',
      },
    ]
    const asked = summaryLine(
      await erasures.countAsked(),
      'erasure request to decide',
      'erasure requests to decide',
    )
    return [
      ...lines.flatMap(({ text, view }) =>
        text === null ? [] : [{ text, path: `${liveChats}?view=${view}`, isForAdmins: false }],
      ),
      ...(asked === null
        ? []
        : [{ text: asked, path: `${liveChats}?view=erasures`, isForAdmins: true }]),
    ]
  })
}

function erasureNotification({ _id, erasure }: StoredConversation): TeamNotification {
  return {
    cause: `erasure.${_id}.${erasure?.askedAt.getTime()}`,
    title: 'A visitor requests erasure',
    about: 'Approve it, or decline it with a reason.',
    path: `${liveChats}?conversation=${encodeURIComponent(_id)}`,
    isForAdmins: true,
    occasion: 'attention',
    digest: {
      one: 'visitor requests erasure',
      more: 'visitors request erasure',
      path: `${liveChats}?view=erasures`,
    },
  }
}
