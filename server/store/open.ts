/** Opens the configured store: MongoDB if there is an address, otherwise the embedded one. */
import { resolve } from 'node:path'
import { openEmbedded } from './embedded/open'
import type { Store } from './port'

export interface StoreSettings {
  dataDir: string
  mongodbUri?: string | undefined
  log?: (line: object, message: string) => void
  /** How long to wait for another process that owns the data folder to end; no wait if omitted. */
  waitMs?: number
  /** Called after each embedded commit or MongoDB command, with its duration in milliseconds. */
  onTimed?: (operation: 'commit' | 'command', ms: number) => void
}

/** Rejects with StoreInUse, FolderNotWritable or StoreUnavailable, each with a clear one-line message. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { log = () => {}, onTimed = () => {}, waitMs = 0 } = settings
  if (settings.mongodbUri) {
    // Loaded only if used: the driver is a sixth of what a start loads.
    const { openMongo } = await import('./mongodb/open')
    return openMongo(settings.mongodbUri, settings.dataDir, log, (ms) => onTimed('command', ms))
  }
  return openEmbedded(settings.dataDir, {
    log,
    waitMs,
    onTimed: (ms) => onTimed('commit', ms),
  })
}

/** Which store the settings name, without its password, for commands to say what they act on. */
export function storePlace({ dataDir, mongodbUri }: StoreSettings): string {
  if (!mongodbUri) return `the data folder ${resolve(dataDir)}`
  const hosts = /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]+)/.exec(mongodbUri)?.[1]
  return `MongoDB at ${hosts ?? 'MONGODB_URI'}`
}
