/** A handover line as teammates read it. */
import type { HandoverLine } from '#shared/chat/handover/records'
import { answeredChatDays } from '#shared/lifetimes'

export function lineText({ kind, teammate, by, from }: HandoverLine): string {
  const name = teammate?.name ?? 'A teammate'
  const texts: Record<HandoverLine['kind'], string> = {
    asked: 'The visitor asked for a person',
    withdrew: 'The visitor stopped waiting',
    joined: by
      ? `${by.name} handed over to ${name}`
      : `${name} took over${from ? ` from ${from.name}` : ''}`,
    returned: 'The visitor went back to Whisper',
    'handed-back': `${name} handed back to Whisper`,
    ended: `${name} ended the chat`,
    over: `${name} left with nothing unanswered`,
    lost: `${name} hasn’t been answering; the visitor is back in line`,
    left: 'The visitor left a message',
    'took-back': 'The visitor withdrew their message',
    'put-back': `${name} returned it to the queue`,
    lapsed: `Whisper answers again: the reply is over ${answeredChatDays} days old`,
  }
  return texts[kind]
}
