/** Migrations' steps change every document, however often they are interrupted. */
import { afterEach, describe, expect, test } from 'vitest'
import { moveDocuments, renameFacts, type Old, renameField } from '#server/store/migration/steps'
import type { Collection, Store } from '#server/store/port'
import { kinds } from './kinds'
import { openEmbeddedForTest, rowsOf, type TestStore } from './stores'

const opened: TestStore[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.dispose()
})

const count = 1_200

async function fill(store: Store, fields: (n: number) => object): Promise<void> {
  const documents = Array.from({ length: count }, (_, n) => ({ _id: `one-${n}`, ...fields(n) }))
  await rowsOf(store, 'questionGroups').bulkWrite(
    documents.map((document) => ({ insertOne: { document } })),
  )
}

/** Fails at the nth call of a method, before or after it was done. */
function cut<T extends object>(target: T, method: keyof T, nth: number, isDone: boolean): T {
  let calls = 0
  return new Proxy(target, {
    get(_, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const isLast = key === method && ++calls === nth
        if (isLast && !isDone) return Promise.reject(new Error('killed'))
        const result: unknown = Reflect.apply(value, target, given)
        if (!isLast) return result
        return Promise.resolve(result).then(() => Promise.reject(new Error('killed')))
      }
    },
  })
}

for (const { name, open, ferret } of kinds) {
  describe.skipIf(!open)(`on ${name}`, { timeout: 60_000 }, () => {
    async function fresh() {
      const made = await (open ?? openEmbeddedForTest)()
      opened.push(made)
      return made.store
    }

    // FerretDB looks at every document for each update: minutes here.
    test.skipIf(ferret)(
      'a field is renamed with its value, also after an interruption',
      async () => {
        const store = await fresh()
        await fill(store, (n) => (n % 3 === 0 ? { other: n } : { standing: `s${n % 2}` }))
        const groups: Collection<Old> = store.collection<Old>('questionGroups')
        const killed = cut(groups, 'bulkWrite', 2, false)
        await expect(renameField(killed, 'standing', 'status')).rejects.toThrow('killed')
        const left = await groups.countDocuments({ standing: { $exists: true } })
        expect([left > 0, left < 800]).toEqual([true, true])
        expect(await renameField(groups, 'standing', 'status')).toBe(left)
        expect(await groups.countDocuments({ standing: { $exists: true } })).toBe(0)
        expect(await groups.countDocuments({ status: 's1' })).toBe(400)
        expect(await groups.findOne({ _id: 'one-3' })).toEqual({ _id: 'one-3', other: 3 })
        expect(await renameField(groups, 'standing', 'status')).toBe(0)
      },
    )

    test.each([
      ['before a batch is copied', 'bulkWrite', false],
      ['after a batch was copied', 'bulkWrite', true],
      ['after a batch was deleted', 'deleteMany', true],
    ] as const)('a collection is moved, even if killed %s', async (_, method, isDone) => {
      const store = await fresh()
      await fill(store, (n) => ({ text: `Text ${n}` }))
      const from = store.collection<Old>('questionGroups')
      const to = store.collection<Old>('suggestions')
      const both = [from, to].map((one) => cut(one, method, 2, isDone)) as [typeof from, typeof to]
      await expect(moveDocuments(...both)).rejects.toThrow('killed')
      // What has been moved may be in use on another server.
      await to.updateOne({ _id: 'one-0' }, { $set: { text: 'Used.' } })
      expect(await moveDocuments(from, to)).toBeLessThan(count)
      expect(await from.countDocuments({})).toBe(0)
      expect(await to.countDocuments({})).toBe(count)
      expect(await to.findOne({ _id: 'one-0' })).toEqual({ _id: 'one-0', text: 'Used.' })
      expect(await to.findOne({ _id: 'one-777' })).toEqual({ _id: 'one-777', text: 'Text 777' })
    })

    test('two servers may move a collection at once', async () => {
      const store = await fresh()
      await fill(store, (n) => ({ n }))
      const from = store.collection<Old>('questionGroups')
      const to = store.collection<Old>('suggestions')
      const moved = await Promise.all([moveDocuments(from, to), moveDocuments(from, to)])
      expect(moved[0] + moved[1]).toBe(count)
      expect(await to.countDocuments({})).toBe(count)
    })

    test('facts get other ids, once', async () => {
      const store = await fresh()
      for (const _id of ['old', 'old-key', 'older-not', 'very-old'])
        await rowsOf(store, 'facts').insertOne({ _id, was: _id })
      expect(await renameFacts(store, 'old-', 'new-')).toBe(1)
      expect(await renameFacts(store, 'old-', 'new-')).toBe(0)
      expect(
        await rowsOf(store, 'facts')
          .find({}, { sort: { _id: 1 } })
          .toArray(),
      ).toEqual([
        { _id: 'new-key', was: 'old-key' },
        { _id: 'old', was: 'old' },
        { _id: 'older-not', was: 'older-not' },
        { _id: 'very-old', was: 'very-old' },
      ])
    })
  })
}
