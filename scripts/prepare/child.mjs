// @ts-check
/** Runs another program in this terminal. */
import { spawn } from 'node:child_process'

/**
 * Forwards signals that would end this process, so that the program doesn't outlive it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>} its exit code; 1 if a signal ended it
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => child.kill(signal)
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
    for (const signal of signals) process.on(signal, pass)
    const done = () => {
      for (const signal of signals) process.off(signal, pass)
    }
    child.once('error', (error) => {
      done()
      reject(error)
    })
    child.once('exit', (code) => {
      done()
      resolve(code ?? 1)
    })
  })
}
