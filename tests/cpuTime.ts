import { readFileSync } from 'node:fs'

/** Milliseconds of work, which other work on the machine does not make longer as it does the clock's. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The same of another process, with all its threads. Linux only; to 10 ms. */
export function cpuTimeOf(pid: number): number {
  // The name of the program, in brackets, may hold spaces.
  const [, counts = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\) (?=[^)]*$)/)
  const [user, system] = counts.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}
