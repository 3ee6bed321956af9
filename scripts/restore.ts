/** npm run restore -- FILE: restores a backup into an empty data folder or MONGODB_URI. */
import { dayReader } from '#shared/days'
import { explain } from '../server/config/announce'
import { readSettings } from '../server/config/settings'
import { Numbers } from '../server/quotes/numbers'
import { inspect } from '../server/store/backup/read'
import { restore } from '../server/store/backup/restore'
import { openStore } from '../server/store/open'

async function main(): Promise<string> {
  const file = process.argv[2]
  if (!file) throw new Error('Name the backup: npm run restore -- FILE')
  const settings = readSettings()
  const inspected = await inspect(file)
  const { header, documents, files } = inspected
  const [count, fileCount] = [documents, files].map((number) => number.toLocaleString('en-US'))
  const what = `${count} documents and ${fileCount} files`
  console.log(`${file} is complete: ${what}, of ${header.at}, by version ${header.program}.`)
  const target = await openStore(settings)
  try {
    console.log(`Into: ${target.kind.description}`)
    await restore(file, inspected, target, console.log, async () => {
      const dayOf = dayReader(settings.timeZone)
      const next = await new Numbers(target).skipLost(new Date(header.at), new Date(), dayOf)
      console.log(`Quotes made since the backup aren’t in it. The next one gets number ${next}.`)
    })
  } finally {
    await target.close()
  }
  return `Restored ${what}. Start the server now; everyone has to sign in again.`
}

try {
  console.log(await main())
} catch (error) {
  console.error(
    error instanceof Error && error.constructor === Error ? error.message : explain(error),
  )
  process.exit(1)
}
