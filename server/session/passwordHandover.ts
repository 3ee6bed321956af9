/**
 * Hands a new password to a running server: `npm run password` can't open an embedded store that is
 * in use, so it leaves the hash in the data folder, and the server picks it up. Whoever can write
 * to that folder owns the data anyway.
 */
import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Role, roles } from '#shared/session/rules'
import { privateFile } from '../store/private'

const pollMs = 500
const takenWithinMs = 15_000

function fileOf(dataDir: string, role: Role): string {
  return join(dataDir, `new-password-${role}`)
}

/** Resolves to whether a running server took it. */
export async function handOverPassword(
  dataDir: string,
  role: Role,
  hashed: string,
): Promise<boolean> {
  const file = fileOf(dataDir, role)
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, hashed, { mode: privateFile })
  await rename(draft, file)
  for (const end = Date.now() + takenWithinMs; Date.now() < end; await pause(pollMs / 2)) {
    if ((await read(file)) === null) return true
  }
  await rm(file, { force: true })
  return false
}

/** Looks for new passwords until it is stopped. */
export function takeOverPasswords(
  dataDir: string,
  set: (role: Role, hashed: string) => Promise<void>,
  log: FastifyBaseLogger,
): () => void {
  const pollTimer = setInterval(async () => {
    for (const role of roles) {
      try {
        const hashed = await read(fileOf(dataDir, role))
        if (hashed === null) continue
        if (hashed.startsWith('$argon2id$')) await set(role, hashed)
        await rm(fileOf(dataDir, role), { force: true })
        log.info({ role }, 'a new password was set')
      } catch (err) {
        log.warn({ err, role }, 'a new password could not be set')
      }
    }
  }, pollMs)
  pollTimer.unref()
  return () => clearInterval(pollTimer)
}

async function read(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
