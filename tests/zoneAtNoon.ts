/** A time zone in which it is noon now, so that "today" doesn't end during a test. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead > 0 ? `Etc/GMT-${ahead}` : `Etc/GMT+${-ahead}`
}
