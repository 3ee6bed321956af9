import type { Handover } from '#shared/chat/handover/records'

/** The name a visitor gave, otherwise the short code that tells visitors apart. */
export function visitorOf({
  visitor,
  handover,
}: {
  visitor: string
  handover: Handover | null | undefined
}): string {
  return handover?.contact?.name || `Visitor ${visitor}`
}
