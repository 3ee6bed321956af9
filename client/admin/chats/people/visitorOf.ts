import type { Handover } from '#shared/chat/handover/records'

/** As they told it themselves, else the short name that tells visitors apart. */
export function visitorOf({
  visitor,
  handover,
}: {
  visitor: string
  handover: Handover | null | undefined
}): string {
  return handover?.contact?.name || `Visitor ${visitor}`
}
