/** npm run copy-to-mongo: copies the data folder into MONGODB_URI; can be stopped and resumed. */
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from '../server/config/announce'
import { readSettings } from '../server/config/settings'
import { copyStore, type Progress } from '../server/store/copy'
import { requireStore } from '../server/store/embedded/disk/snapshot'
import { openStore } from '../server/store/open'
import { privateFile } from '../server/store/private'

/** Progress, kept in the data folder per target. */
function progressIn(dataDir: string, uri: string): Progress {
  const target = createHash('sha256').update(uri).digest('hex').slice(0, 12)
  const file = join(dataDir, `copy-to-mongo-${target}.json`)
  return {
    load() {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
      } catch {
        return undefined
      }
    },
    save(lastIds) {
      writeFileSync(`${file}.new`, JSON.stringify(lastIds), { mode: privateFile })
      renameSync(`${file}.new`, file)
    },
    clear: () => rmSync(file, { force: true }),
  }
}

async function main(): Promise<void> {
  const { dataDir, mongodbUri } = readSettings()
  if (!mongodbUri) throw new Error('Name the target: MONGODB_URI=mongodb://… npm run copy-to-mongo')
  requireStore(dataDir)
  const source = await openStore({ dataDir })
  try {
    const target = await openStore({ dataDir, mongodbUri })
    try {
      console.log(`From: ${source.kind.description}\nTo: ${target.kind.description}`)
      const progress = progressIn(dataDir, mongodbUri)
      const documents = await copyStore(source, target, progress, console.log)
      console.log(`Copied all ${documents} documents. Start the server with MONGODB_URI now.`)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(
    error instanceof Error && error.constructor === Error ? error.message : explain(error),
  )
  process.exit(1)
}
