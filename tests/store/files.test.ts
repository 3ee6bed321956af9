/** The contract of server/store/files/port.ts, on every store. */
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Files, Part } from '#server/store/files/port'
import { gathered } from './gathered'
import { kinds } from './kinds'
import { openEmbeddedForTest, type TestStore } from './stores'

const megabyte = 1024 * 1024
const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const never = async () => false

async function* inPieces(content: Buffer, size = 50_000) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

for (const { name, open, ferret } of kinds) {
  describe.skipIf(!open)(`files on ${name}`, { timeout: 60_000 }, () => {
    let made: TestStore
    let files: Files
    beforeAll(async () => {
      made = await (open ?? openEmbeddedForTest)()
      files = made.store.files
    })
    beforeEach(async () => {
      for (const sha256 of await gathered(files.all())) await files.removeUnless(sha256, never)
    })
    afterAll(() => made.dispose())

    async function put(content: Buffer): Promise<string> {
      const received = await files.receive(inPieces(content), 10 * megabyte)
      await files.store(received)
      return received.sha256
    }

    async function get(sha256: string, part?: Part): Promise<Buffer> {
      return Buffer.concat(await gathered<Buffer>(await files.read(sha256, part)))
    }

    test.each([0, 1, 255 * 1024, 3 * megabyte + 7])(
      '%i bytes are read back unchanged',
      async (n) => {
        const content = randomBytes(n)
        const sha256 = await put(content)
        expect(sha256).toBe(sha256Of(content))
        expect(await files.sizeOf(sha256)).toBe(n)
        expect((await get(sha256)).equals(content)).toBe(true)
      },
    )

    test.each([
      [0, 0],
      [0, 261_119],
      [261_119, 261_121],
      [700_000, 999_999],
      [999_999, 999_999],
    ])('the range from %i to %i is read, both included', async (start, end) => {
      const content = randomBytes(1_000_000)
      const part = await get(await put(content), { start, end })
      expect(part.equals(content.subarray(start, end + 1))).toBe(true)
    })

    test('a received file that isn’t stored doesn’t exist, and is deleted when discarded', async () => {
      const received = await files.receive(inPieces(randomBytes(1000)), megabyte)
      expect(await files.sizeOf(received.sha256)).toBeNull()
      expect(await gathered(files.all())).toEqual([])
      await received.discard()
      await received.discard()
      await expect(files.read(received.sha256)).rejects.toThrow()
    })

    test('a file still being checked is not tidied away', async () => {
      const content = randomBytes(1000)
      const received = await files.receive(inPieces(content), megabyte)
      await files.tidy()
      await files.store(received)
      expect((await get(received.sha256)).equals(content)).toBe(true)
    })

    test('identical content is one file, also when it arrives many times at once', async () => {
      const content = randomBytes(700_000)
      const all = await Promise.all(Array.from({ length: 8 }, () => put(content)))
      expect(new Set(all).size).toBe(1)
      expect(await gathered(files.all())).toEqual([sha256Of(content)])
      expect((await get(all[0] as string)).equals(content)).toBe(true)
      expect(await files.removeUnless(all[0] as string, never)).toBe(true)
      expect(await gathered(files.all())).toEqual([])
    })

    test('a file one byte over the limit leaves nothing', async () => {
      const content = randomBytes(100_001)
      const received = files.receive(inPieces(content), 100_000)
      await expect(received).rejects.toMatchObject({ name: 'TooManyBytes', limit: 100_000 })
      await files.store(await files.receive(inPieces(content), 100_001))
      expect(await files.sizeOf(sha256Of(content))).toBe(100_001)
    })

    test('a source that breaks off leaves nothing, and its error is passed on', async () => {
      async function* broken() {
        yield randomBytes(100_000)
        throw new Error('The line went dead.')
      }
      await expect(files.receive(broken(), megabyte)).rejects.toThrow('The line went dead.')
      expect(await gathered(files.all())).toEqual([])
    })

    test('a needed file is kept, and an unneeded one deleted', async () => {
      const [one, other] = [await put(randomBytes(10)), await put(randomBytes(300_000))]
      expect(await files.removeUnless(one, async () => true)).toBe(false)
      expect(await files.removeUnless(other, never)).toBe(true)
      expect(await files.removeUnless(other, never)).toBe(true)
      expect(await gathered(files.all())).toEqual([one])
    })

    // FerretDB 1.24 deletes what its filter found a moment ago, even if it has changed meanwhile.
    if (!ferret) {
      test('a file that becomes needed during its removal is kept', async () => {
        const content = randomBytes(500_000)
        const sha256 = await put(content)
        const needs = new Set<string>()
        // The same file is uploaded while it is found unneeded: notes the need, then stores it.
        const again = await files.receive(inPieces(content), megabyte)
        let kept: Promise<void> | undefined
        await files.removeUnless(sha256, async () => {
          const isNeeded = needs.has(sha256)
          needs.add(sha256)
          kept = files.store(again)
          return isNeeded
        })
        await kept
        expect((await get(sha256)).equals(content)).toBe(true)
      })

      test('removing and storing the same content at once never loses a needed file', async () => {
        const content = randomBytes(300_000)
        const sha256 = sha256Of(content)
        for (let turn = 0; turn < 10; turn++) {
          let needed = 0
          const use = async () => {
            const received = await files.receive(inPieces(content), megabyte)
            needed++
            await files.store(received)
          }
          const remove = () => files.removeUnless(sha256, async () => needed > 0)
          await Promise.all([remove(), use(), remove(), use(), remove()])
          expect((await get(sha256)).equals(content)).toBe(true)
        }
      })
    }

    test('an unknown or impossible name is not found', async () => {
      await expect(files.read(sha256Of(Buffer.from('unknown')))).rejects.toThrow()
      await expect(files.read('../../store/data.mdb')).rejects.toThrow()
    })
  })
}
