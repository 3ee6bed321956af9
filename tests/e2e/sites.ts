/**
 * Built sites that share a process: each opens in a fifth of the time that a program takes to
 * start. They are isolated from each other. Tests that kill a server use startServer.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunningServer, settingsOf } from '../runningServer'

export interface Site extends Pick<RunningServer, 'url' | 'port' | 'dataDir' | 'remove'> {
  /** Everything its process has printed since the site opened. */
  output(): string
}

export interface Sites {
  open(settings: Record<string, string>): Promise<Site>
  end(): Promise<void>
}

interface Reply {
  id: number
  port?: number
  problem?: string
}

export function startSites(): Sites {
  const program = fileURLToPath(new URL('./sitesProcess.mjs', import.meta.url))
  const child = fork(program, { execArgv: ['--enable-source-maps'], env: {}, silent: true })
  let printed = ''
  child.stdout?.on('data', (piece: Buffer) => (printed += piece))
  child.stderr?.on('data', (piece: Buffer) => (printed += piece))
  const waiting = new Map<number, (reply: Omit<Reply, 'id'>) => void>()
  child.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  child.once('exit', () => {
    for (const answer of waiting.values()) answer({ problem: `The sites ended.\n${printed}` })
  })
  let asked = 0

  async function ask(what: object): Promise<number | undefined> {
    if (!child.connected) throw new Error(`The sites ended.\n${printed}`)
    const id = ++asked
    const { port, problem } = await new Promise<Omit<Reply, 'id'>>((resolve) => {
      waiting.set(id, resolve)
      child.send({ id, ...what })
    })
    if (problem) throw new Error(problem)
    return port
  }

  return {
    async open(given) {
      const from = printed.length
      const dataDir = mkdtempSync(join(tmpdir(), 'visitor-access-'))
      const port = Number(await ask({ settings: settingsOf({ dataDir, port: 0, ...given }) }))
      return {
        url: `http://127.0.0.1:${port}`,
        port,
        dataDir,
        output: () => printed.slice(from),
        async remove() {
          await ask({ port })
          rmSync(dataDir, { recursive: true, force: true })
        },
      }
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
