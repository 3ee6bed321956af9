/** Killed while writing: everything acknowledged is there, once, and the indexes agree. */
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openEmbedded } from '#server/store/embedded/open'
import { run } from './programs'
import { type Row, temporaryFolder } from './stores'
import { verify } from './verify'

const kills = 12
const writers = 50

/** Each document's progress: the last step started, and the last one acknowledged. */
type Progress = Map<string, { tried: number; done: number }>

async function writeAndDie(dataDir: string, round: number, progress: Progress): Promise<void> {
  const { lines, kill } = await run('writing', [dataDir, `r${round}`, String(writers)])
  let left = 20 + Math.floor(Math.random() * 1500)
  for await (const line of lines) {
    const [kind, id = '', step] = line.split(' ')
    const known = progress.get(id) ?? { tried: -1, done: -1 }
    if (kind === 'try') progress.set(id, { ...known, tried: Number(step) })
    if (kind === 'done') progress.set(id, { ...known, done: Number(step) })
    if (kind === 'done' && --left === 0) await kill()
  }
}

/** The stored document's step: 2 is deleted, -1 never existed. */
function standsAt(row: Row | undefined, { done }: { done: number }): number {
  if (row) return row.step === 1 ? 1 : 0
  return done === -1 ? -1 : 2
}

test(`killed ${kills} times, ${writers} writers lose nothing`, { timeout: 240_000 }, async () => {
  const dataDir = temporaryFolder()
  const progress: Progress = new Map()
  try {
    for (let round = 0; round < kills; round++) {
      await writeAndDie(dataDir, round, progress)
      const store = await openEmbedded(dataDir)
      const messages = store.records.get('messages')
      expect(messages && verify(messages)).toEqual([])
      const stored = new Map<string, Row>()
      for await (const row of store.collection<Row>('messages').find({})) stored.set(row._id, row)
      for (const [id, steps] of progress) {
        const step = standsAt(stored.get(id), steps)
        expect(step, `${id} ${JSON.stringify(steps)}`).toBeGreaterThanOrEqual(steps.done)
        expect(step, `${id} ${JSON.stringify(steps)}`).toBeLessThanOrEqual(steps.tried)
        stored.delete(id)
      }
      expect([...stored.keys()], 'documents that nobody wrote').toEqual([])
      await store.close()
    }
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
