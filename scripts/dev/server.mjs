// @ts-check
/** Rebundles the server on every save and runs the latest bundle. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watchServer } from '../build/bundle.mjs'

/**
 * @param {number} port
 * @param {string} publicUrl the address people open: Vite's
 */
export async function serverFromSource(port, publicUrl) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running
  let turn = Promise.resolve()

  const end = async () => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    await ended
  }
  const restart = async () => {
    await end()
    running = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: publicUrl },
      stdio: 'inherit',
    })
  }
  const watcher = await watchServer(() => {
    turn = turn.then(restart)
  })
  return {
    async close() {
      await watcher.close()
      await turn
      await end()
    },
  }
}
