import { visitorName } from '../http/visitor'
import type { StoredConversation } from './documents'

/** As they told it themselves, else the short name that tells visitors apart. */
export function nameOfVisitor({
  visitorKey,
  handover,
}: Pick<StoredConversation, 'visitorKey' | 'handover'>): string {
  return handover?.contact?.name || `Visitor ${visitorName(visitorKey)}`
}
