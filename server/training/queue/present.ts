/** The allow-list of a group's fields that admins get. Throws if the record is malformed. */
import { QueuedQuestion } from '#shared/training/queue/records'
import type { StoredGroup } from './documents'

export function toQueuedQuestion(group: StoredGroup): QueuedQuestion {
  const { decision, status, language, confidence } = group
  const before = status === 'open' ? decision?.kind : undefined
  return QueuedQuestion.parse({
    id: group._id,
    question: group.question,
    status,
    times: group.times,
    why: group.why,
    firstAt: group.firstAt.getTime(),
    lastAt: group.lastAt.getTime(),
    titles: group.titles,
    isAnswered: group.isAnswered,
    isOffered: group.isOffered ?? false,
    variants: group.variants,
    decisionRev: group.decisionRev,
    rev: group.rev,
    ...(language !== undefined && { language }),
    ...(confidence !== undefined && { confidence }),
    ...(before !== undefined && before !== 'left-out' && { before }),
    ...(group.wakeAt && { until: group.wakeAt.getTime() }),
  })
}
