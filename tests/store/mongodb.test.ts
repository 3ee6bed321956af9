/** MongoDB out of reach or refusing: reported in time with a clear message, and over once it is back. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { MongoInvalidArgumentError, MongoServerError } from 'mongodb'
import { afterEach, describe, expect, test } from 'vitest'
import { StoreUnavailable } from '#server/store/errors'
import { startError } from '#server/store/mongodb/failure'
import { openStore } from '#server/store/open'
import { dropDatabase, freshDatabase, mongoUris, rowsOf } from './stores'

const unavailable = { name: 'StoreUnavailable', message: expect.stringMatching(/^MongoDB /) }
const dataDir = tmpdir()
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A connection to the server that can be cut or silenced. */
async function lineTo(uri: string) {
  const { hostname, port } = new URL(uri)
  const sockets = new Set<Socket>()
  let silent = false
  let unheard: readonly string[] | undefined
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('data', (data) => {
        if (!silent) other.write(data)
        if (!unheard?.every((words) => data.includes(words))) return
        unheard = undefined
        far.removeAllListeners('data')
        far.once('data', () => near.destroy())
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const listen = async (at = 0) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen()
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : 0
  const cut = async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }
  closers.push(async () => server.listening && cut())
  return {
    uri: uri.replace(`:${port}`, `:${own}`),
    cut,
    mend: () => listen(own),
    /** Cuts the connection once the server has done the next command with all these words. */
    loseReplyTo(...words: string[]) {
      unheard = words
    },
    silence(on: boolean) {
      silent = on
      if (!on) for (const socket of sockets) socket.destroy()
    },
  }
}

test('an unreachable server is reported within seconds', { timeout: 30_000 }, async () => {
  const began = performance.now()
  const opening = openStore({ dataDir, mongodbUri: 'mongodb://127.0.0.1:1/none' })
  await expect(opening).rejects.toMatchObject(unavailable)
  expect(performance.now() - began).toBeLessThan(10_000)
})

describe.skipIf(mongoUris.length === 0)('on TEST_MONGODB_URI', () => {
  const [uri = ''] = mongoUris

  async function opened() {
    const database = freshDatabase(uri)
    closers.push(() => dropDatabase(database))
    const line = await lineTo(database)
    const store = await openStore({ dataDir, mongodbUri: line.uri })
    closers.push(() => store.close())
    return { line, store, facts: rowsOf(store, 'facts') }
  }

  test(
    'a broken connection refuses writes and reads, and works again afterwards',
    {
      timeout: 60_000,
    },
    async () => {
      const { line, store, facts } = await opened()
      await facts.insertOne({ _id: 'before' })
      await line.cut()
      const tries = [
        facts.insertOne({ _id: 'during' }),
        facts.findOne({ _id: 'before' }),
        store.ping(),
      ]
      for (const outcome of await Promise.allSettled(tries))
        expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
      await line.mend()
      await expect
        .poll(
          () =>
            store.ping().then(
              () => true,
              () => false,
            ),
          { timeout: 20_000 },
        )
        .toBe(true)
      await facts.insertOne({ _id: 'after' })
      expect(await facts.findOne({ _id: 'before' })).toEqual({ _id: 'before' })
    },
  )

  test('a file whose reply was lost is whole once it is acknowledged', async () => {
    const { line, store } = await opened()
    const content = randomBytes(300_000)
    const add = async () => {
      const received = await store.files.receive(Readable.from([content]), 1e6)
      await store.files.store(received)
      return received.sha256
    }
    line.loseReplyTo('insert\0', 'content.files')
    await expect(add()).rejects.toMatchObject(unavailable)
    const sha256 = await add()
    const read = await store.files.read(sha256)
    expect(Buffer.concat(await read.toArray()).equals(content)).toBe(true)
  })

  test(
    'a silent server refuses a write after five seconds',
    {
      timeout: 60_000,
    },
    async () => {
      const { line, facts } = await opened()
      await facts.insertOne({ _id: 'before' })
      line.silence(true)
      const began = performance.now()
      await expect(facts.insertOne({ _id: 'during' })).rejects.toMatchObject(unavailable)
      expect(performance.now() - began).toBeGreaterThan(4500)
      expect(performance.now() - began).toBeLessThan(8000)
      line.silence(false)
    },
  )
})

test.each([
  new MongoServerError({ code: 18, message: 'Authentication failed.' }),
  new MongoServerError({ code: 13, message: 'not authorized on x' }),
  new MongoInvalidArgumentError("Database names cannot contain the character '.'"),
])('a start refused with “%s” names the setting', (error) => {
  const told = startError(error)
  expect(told).toBeInstanceOf(StoreUnavailable)
  expect(String(told)).toMatch(
    /MONGODB_URI .*(?:Authentication failed|not authorized|names cannot)/,
  )
})
