// @ts-check
/** Requests between processes: a parent asks by name, its child answers and ends with it. */
import { fork } from 'node:child_process'
import { once } from 'node:events'

const answerWithin = 120_000

/**
 * In the child: answers requests with these names and leaves others alone.
 * @param {Record<string, (value: any) => unknown>} handlers
 */
export function answerAsks(handlers) {
  process.on('message', async (/** @type {any} */ { id, ask, value }) => {
    const handler = handlers[ask]
    if (!handler) return
    try {
      process.send?.({ id, value: await handler(value) })
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? error.stack : String(error) })
    }
  })
  process.once('disconnect', () => process.exit())
}

/**
 * @typedef {object} Child
 * @property {any} ready its message when it was ready
 * @property {number} pid
 * @property {(ask: string, value?: unknown) => Promise<any>} ask
 * @property {() => Promise<void>} end tells it to end and waits; kills it if it doesn't
 * @property {() => Promise<void>} kill
 */

/**
 * In the parent: starts a program and waits until it sends `{ ready }`.
 * @param {string} file
 * @param {{ args?: string[], env?: Record<string, string>, execArgv?: string[] }} [options]
 * @returns {Promise<Child>}
 */
export async function startChild(file, { args = [], env = {}, execArgv = [] } = {}) {
  const child = fork(file, args, {
    execArgv,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  let last = 0
  const exited = once(child, 'exit')
  const ready = new Promise((resolve, reject) => {
    child.on('message', (/** @type {any} */ message) => {
      if ('ready' in message) return resolve(message.ready)
      const asked = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.error) asked?.reject(new Error(message.error))
      else asked?.resolve(message.value)
    })
    child.once('exit', (code) => {
      const gone = new Error(`${file} ended with ${code}.`)
      reject(gone)
      for (const asked of waiting.values()) asked.reject(gone)
    })
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  /** @type {Child['ask']} */
  const ask = (name, value) =>
    new Promise((resolve, reject) => {
      const id = ++last
      const timer = setTimeout(() => {
        waiting.delete(id)
        reject(new Error(`${file} did not answer ${name}.`))
      }, answerWithin)
      const settled =
        (/** @type {(value: any) => void} */ settle) => (/** @type {any} */ value) => {
          clearTimeout(timer)
          settle(value)
        }
      waiting.set(id, { resolve: settled(resolve), reject: settled(reject) })
      child.send({ id, ask: name, value })
    })
  return {
    ready: await ready,
    pid: child.pid ?? 0,
    ask,
    end: async () => {
      if (child.connected) child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await exited
      clearTimeout(timer)
    },
    kill,
  }
}
