/** Records what teammates do in conversations, except replies to visitors who are connected. */
import type { HandoverLine } from '#shared/chat/handover/records'
import type { ServerContext } from '../../context'
import { visitorName } from '../../http/visitor'
import type { StoredConversation } from '../documents'
import type { StoredLine, StoredReply } from './documents'

const activityNames: Partial<Record<HandoverLine['kind'], string>> = {
  joined: 'Took over',
  'handed-back': 'Handed back to Whisper',
  ended: 'Ended',
  'put-back': 'Returned to the queue',
}

export function handoverActivity(activity: ServerContext['activity']) {
  function record(teammate: string, did: string, of: { id: string; visitorKey: string }, to = '') {
    const what = `Visitor ${visitorName(of.visitorKey)}${to}`
    const subject = { kind: 'conversation', id: of.id } as const
    void activity.record({ teammate }, { kind: 'chats', did, what, subject })
  }
  return {
    changed({ _id: id, visitorKey }: StoredConversation, { kind, teammate, by, from }: StoredLine) {
      const [did, of] = [activityNames[kind], { id, visitorKey }]
      if (!did || !teammate) return
      if (by) record(by.id, 'Handed over', of, `, to ${teammate.name}`)
      else record(teammate.id, did, of, from ? `, from ${from.name}` : '')
    },
    written({ kind, teammate, conversationId: id, visitorKey, sendDue }: StoredReply) {
      if (kind === 'note') record(teammate.id, 'Wrote a note', { id, visitorKey })
      else if (sendDue) record(teammate.id, 'Answered a message', { id, visitorKey })
    },
  }
}
