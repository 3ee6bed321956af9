/** The check for unused files while a server runs and as it stops. */
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { UnusedFiles } from '#server/store/unusedFiles'
import { until } from '../chat/world'
import { openEmbeddedForTest } from './stores'

test('a stop ends the check after the file it is at', async () => {
  const { store, dispose } = await openEmbeddedForTest()
  const { files } = store
  for (const content of ['one', 'two', 'three'])
    await files.store(await files.receive(Readable.from([Buffer.from(content)]), 100))
  const checked: string[] = []
  let goOn = () => {}
  files.removeUnless = async (sha256) => {
    checked.push(sha256)
    await new Promise<void>((resolve) => {
      goOn = resolve
    })
    return false
  }
  const unused = new UnusedFiles(store, { warn() {} })
  await until(() => checked.length === 1)
  const stopped = unused.stop()
  goOn()
  await Promise.race([stopped, until(() => checked.length > 1)])
  expect(checked).toHaveLength(1)
  await dispose()
})
