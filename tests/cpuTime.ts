import { readFileSync } from 'node:fs'

/** CPU time in milliseconds, which other work on the machine affects less than wall time. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** CPU time of another process with all its threads. Linux only; to 10 ms. */
export function cpuTimeOf(pid: number): number {
  // The program's name, in parentheses, may contain spaces.
  const [, counts = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\) (?=[^)]*$)/)
  const [user, system] = counts.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}
