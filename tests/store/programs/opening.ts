/**
 * Opens a data folder and keeps it, or prints one line saying why not. With a count, performs that
 * many writes. Waits up to the given milliseconds for its owner to end. The store logs to stderr.
 */
import { writeSync } from 'node:fs'
import { openStore } from '#server/store/open'

const [dataDir = '', count = '0', waitMs = '0'] = process.argv.slice(2)
try {
  const log = (_: object, message: string) => writeSync(2, `${message}\n`)
  const store = await openStore({ dataDir, log, waitMs: Number(waitMs) })
  writeSync(1, 'open\n')
  const facts = store.collection<{ _id: string; n: number }>('facts')
  for (let n = 0; n < Number(count); n++) {
    writeSync(1, `try ${n}\n`)
    await facts.insertOne({ _id: `fact-${n}`, n })
    writeSync(1, `done ${n}\n`)
  }
  if (Number(count) > 0) process.exit(0)
  setInterval(() => {}, 1000)
} catch (error) {
  writeSync(1, `${error instanceof Error ? `${error.name}: ${error.message}` : error}\n`)
  process.exit(1)
}
