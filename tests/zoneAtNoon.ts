/** Where it is noon now: "today" does not end in the middle of a test. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead > 0 ? `Etc/GMT-${ahead}` : `Etc/GMT+${-ahead}`
}
