/** Server-sent events, however they are cut into pieces, and lines that never end. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serverSent } from '#server/whisper/model/serverSent'
import { cpuTime } from '../../cpuTime'

async function read(pieces: Iterable<Uint8Array>): Promise<string[]> {
  async function* sent() {
    yield* pieces
  }
  const found: string[] = []
  for await (const data of serverSent(sent())) found.push(data)
  return found
}

const lineEnd = fc.constantFrom('\n', '\r', '\r\n')
const line = fc.constantFrom('data: a', 'data:bé🙂', ': alive', 'event: x', '', '')
const stream = fc.array(fc.tuple(line, lineEnd), { maxLength: 12 })

test('chunk boundaries don’t change the parsed events', async () => {
  await fc.assert(
    fc.asyncProperty(
      stream,
      fc.infiniteStream(fc.integer({ min: 1, max: 5 })),
      async (said, cuts) => {
        const bytes = Buffer.from(said.flat().join(''))
        const pieces: Uint8Array[] = []
        for (let at = 0; at < bytes.length; at += pieces.at(-1)?.length ?? 0) {
          pieces.push(bytes.subarray(at, at + (cuts.next().value ?? 1)))
        }
        expect(await read(pieces)).toEqual(await read([bytes]))
      },
    ),
    { numRuns: 300 },
  )
})

test('a line without an end costs by its length, not by its number of chunks', async () => {
  function* endless(size: number) {
    for (;;) yield Buffer.alloc(size, 'x')
  }
  const startedAt = cpuTime()
  await expect(read(endless(20))).rejects.toThrow('too-long')
  expect(cpuTime() - startedAt).toBeLessThan(2_000)
})
