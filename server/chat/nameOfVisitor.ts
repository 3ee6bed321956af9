import { visitorName } from '../http/visitor'
import type { StoredConversation } from './documents'

/** The name the visitor gave, or else the short name that tells visitors apart. */
export function nameOfVisitor({
  visitorKey,
  handover,
}: Pick<StoredConversation, 'visitorKey' | 'handover'>): string {
  return handover?.contact?.name || `Visitor ${visitorName(visitorKey)}`
}
