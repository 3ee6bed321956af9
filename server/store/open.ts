/** Opens the store that the settings ask for: MongoDB with an address, else the embedded one. */
import { openEmbedded } from './embedded/open'
import type { Store } from './port'

export interface StoreSettings {
  dataDir: string
  mongodbUri?: string | undefined
  log?: (line: object, message: string) => void
  /** How long to wait for another process that owns the data folder to end; not at all unless given. */
  waitMs?: number
}

/** Rejects with StoreInUse, FolderNotWritable or StoreUnavailable, each one clear line. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const log = settings.log ?? (() => {})
  if (settings.mongodbUri) {
    // Only who uses the driver waits for it: it is a sixth of what a start loads.
    const { openMongo } = await import('./mongodb/open')
    return openMongo(settings.mongodbUri, settings.dataDir, log)
  }
  return openEmbedded(settings.dataDir, { log, waitMs: settings.waitMs ?? 0 })
}
