/** Milliseconds of work, which other work on the machine does not make longer as it does the clock's. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
