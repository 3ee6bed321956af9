import type { Handover } from '#shared/chat/handover/records'

export const noneNames = {
  now: 'Nobody is waiting.',
  left: 'Nobody has left a message.',
} as const

/** As they told it themselves, else the short name that tells visitors apart. */
export function visitorOf({
  visitor,
  handover,
}: {
  visitor: string
  handover: Handover | null | undefined
}): string {
  return handover?.contact?.name ?? `Visitor ${visitor}`
}
