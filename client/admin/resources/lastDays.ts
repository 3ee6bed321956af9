/** The last so many days up to today, as the calls want them. The server knows the company's own today. */
export function lastDays(count: number, now: number): { from: string; to: string } {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { from: day(now - (count - 1) * 86_400_000), to: day(now) }
}
