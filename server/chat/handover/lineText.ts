/** A handover line in words, for visitors who don't have the panel. */
import type { HandoverLine } from '#shared/chat/handover/records'
import { company } from '#shared/company'

const { name, assistant } = company

/**
 * `hours`: the company's; `back`: when a person is, if known; `isForPerson`: a person answers what
 * the visitor writes next.
 */
export function lineText(
  { kind, teammate, by, from }: Pick<HandoverLine, 'kind' | 'teammate' | 'by' | 'from'>,
  { hours, back, isForPerson }: { hours?: string; back?: string; isForPerson?: boolean } = {},
): string {
  const who = teammate?.name ?? 'A person'
  const meanwhile = isForPerson ? '' : ` Until then, ${assistant} can help.`
  const again = `${assistant}, our AI assistant, is answering again.`
  switch (kind) {
    case 'asked':
      return `You're in line for a person at ${name}. They'll reply here.`
    case 'left': {
      const when = back ? ` A person is back: ${back}.` : hours ? ` Hours: ${hours}.` : ''
      return `Nobody's here right now.${when} We'll reply here.${meanwhile}`
    }
    case 'joined':
      return by || from ? `${who} at ${name} is taking over.` : `${who} at ${name} is here now.`
    case 'handed-back':
    case 'ended':
    case 'over':
      return `${who} has left. ${isForPerson ? 'If you write again, a person will answer.' : again}`
    case 'lost':
      return `${who} can't answer right now. You're back in line for a person.`
    case 'withdrew':
    case 'returned':
    case 'took-back':
    case 'lapsed':
      return again
    case 'put-back':
      return `${who} has left. We'll still reply to your message here.${meanwhile}`
  }
}
