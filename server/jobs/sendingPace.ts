/** How often, and for how long, sending a text or an email is tried. */
export interface SendingPace {
  /** How often to look for what is due. */
  sweepMs: number
  /** Before the second try, the third and so on; the last also applies to all after it. */
  pausesMs: readonly number[]
  /** After this, another server takes over what this one was sending. Longer than one attempt. */
  leaseMs: number
  /** After this, sending is given up. */
  deadMs: number
}

const minute = 60_000

/** Without the lease, which depends on how long one attempt may take. */
export const sendingPace = {
  sweepMs: 1_000,
  pausesMs: [5_000, 20_000, minute, 4 * minute, 15 * minute, 30 * minute, 60 * minute],
  deadMs: 24 * 60 * minute,
} satisfies Partial<SendingPace>

/**
 * Whether something that must go out is given up: it is too old, and has been tried after each pause, which
 * takes two hours. By age alone, a clock that is ahead for seconds would throw away all that waits.
 */
export function isGivenUp(
  { at, tries }: { at: Date; tries: number },
  { deadMs, pausesMs }: Pick<SendingPace, 'deadMs' | 'pausesMs'>,
): boolean {
  return Date.now() - at.getTime() > deadMs && tries > pausesMs.length
}
