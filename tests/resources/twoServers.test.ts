/** Two servers on one MongoDB: files, defaults and counts are the same on both. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorld, until, type World } from '../chat/world'
import { dropDatabase, freshDatabase, subjectUris } from '../store/stores'
import {
  addFile,
  call,
  click,
  downloadsOf,
  list,
  type Users,
  open,
  signInUsers,
  somePdf,
} from './adminAndDealer'

const why = subjectUris.length > 0 ? '' : ' (skipped: TEST_MONGODB_URI names no server)'
const uris = subjectUris.length > 0 ? subjectUris : ['mongodb://none.invalid']

describe.skipIf(subjectUris.length === 0).each(uris)(`two servers on %s${why}`, (uri) => {
  let database: string
  let worlds: [World, World]
  let one: Users
  let other: Users
  beforeAll(async () => {
    database = freshDatabase(uri)
    const env = { MONGODB_URI: database }
    worlds = [await startWorld({ env }), await startWorld({ env })]
    one = await signInUsers(worlds[0].url)
    other = { ...one, url: worlds[1].url, origin: worlds[1].url }
  })
  afterAll(async () => {
    for (const world of worlds) await world.close()
    await dropDatabase(database)
  })

  test('write the defaults once, and a removed default stays removed', async () => {
    const defaults = ['installation-guide', 'marketing-kit', 'technical-specs']
    const isDefault = ({ id }: { id: string }) => defaults.includes(id)
    const [here, there] = await Promise.all([list(one), list(other)])
    expect([here.filter(isDefault).length, there.filter(isDefault).length]).toEqual([3, 3])
    await call(one, 'admin', 'DELETE /api/resources/marketing-kit')
    expect((await list(other)).filter(isDefault).map(({ id }) => id)).toEqual([
      'installation-guide',
      'technical-specs',
    ])
  })

  test('serve what was uploaded on the other, whole and in ranges', async () => {
    const content = somePdf(600_000)
    const { id } = await addFile(one, content)
    const address = await click(one, id)
    const reply = await open(other, address)
    expect(Buffer.from(await reply.arrayBuffer()).equals(content)).toBe(true)
    const part = await open(other, address, { range: 'bytes=250000-300000' })
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(250_000, 300_001))).toBe(
      true,
    )
    await call(other, 'admin', `DELETE /api/resources/${id}`)
    expect((await open(one, address)).status).toBe(404)
  })

  test('count together: nothing is lost, and one click is one on both', async () => {
    const { id } = await addFile(one, somePdf())
    const clicks = await Promise.all(Array.from({ length: 40 }, () => click(one, id)))
    const opened = clicks.flatMap((address) => [open(one, address), open(other, address)])
    for (const reply of await Promise.all(opened)) {
      expect(reply.status).toBe(200)
      await reply.arrayBuffer()
    }
    expect([await downloadsOf(one, id), await downloadsOf(other, id)]).toEqual([40, 40])
  })

  // Servers notify each other through change streams, which only the first address has.
  if (uri === subjectUris[0]) {
    test('update admins on both', async () => {
      const watching = await worlds[1].admin(one.admin)
      const { id } = await addFile(one, somePdf())
      await open(one, await click(one, id))
      const told = () => JSON.stringify(watching.told)
      await until(() => told().includes(`"id":"${id}","downloads":1`))
    })
  }
})
