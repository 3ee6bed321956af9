/**
 * The last so many days, as the calls want them: the first day alone, because only the server knows the
 * company's own today. Near midnight it may be a day more or less.
 */
export function lastDays(count: number, now: number): { from: string } {
  return { from: new Date(now - (count - 1) * 86_400_000).toISOString().slice(0, 10) }
}
