/** npm run backup -- FILE: backs up the data and files, whether the server is running or not. */
import { version } from '../package.json'
import { explain } from '../server/config/announce'
import { readSettings } from '../server/config/settings'
import { openSource } from '../server/store/backup/source'
import { writeBackup } from '../server/store/backup/write'
import { storePlace } from '../server/store/open'

async function main(): Promise<string> {
  const file = process.argv[2]
  if (!file) throw new Error('Name the file: npm run backup -- FILE')
  const settings = readSettings()
  console.log(`From: ${storePlace(settings)}`)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort())
  const { documents, files, bytes, sha256 } = await writeBackup(file, {
    openSource: () => openSource(settings),
    program: version,
    say: console.log,
    signal: stopping.signal,
  })
  const [count, fileCount] = [documents, files].map((number) => number.toLocaleString('en-US'))
  const [divisor, unit] = bytes < 1e6 ? [1e3, 'kB'] : [1e6, 'MB']
  const size = `${(bytes / divisor).toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`
  return `Backed up ${count} documents and ${fileCount} files to ${file} (${size}, sha256 ${sha256})`
}

try {
  console.log(await main())
} catch (error) {
  console.error(
    error instanceof Error && error.constructor === Error ? error.message : explain(error),
  )
  process.exit(1)
}
