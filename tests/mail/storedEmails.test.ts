/** Emails to several people about one event are all stored, or none is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StoredEmails } from '#server/mail/storedEmails'
import type { Store } from '#server/store/port'
import { kinds } from '../store/kinds'
import { openEmbeddedForTest, type TestStore } from '../store/stores'

const email = (_id: string) => ({ _id, kind: 'k', key: 'k', to: `${_id}@mail.example`, data: {} })

describe.each(kinds.filter(({ open }) => open))('on $name', ({ open = openEmbeddedForTest }) => {
  let opened: TestStore
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.dispose())

  /** The store of a server that dies after its first write. */
  function dyingStore(): Store {
    let writes = 0
    return {
      ...opened.store,
      collection: (name: 'letters') =>
        new Proxy(opened.store.collection(name), {
          get(target, key) {
            const method: unknown = Reflect.get(target, key)
            if (typeof method !== 'function') return method
            const isWrite = key === 'insertOne' || key === 'bulkWrite'
            return (...args: unknown[]) => {
              if (isWrite && (writes += 1) > 1) throw new Error('killed')
              return method.apply(target, args)
            }
          },
        }),
    } as Store
  }

  test('one write stores them', async () => {
    const ids = ['a', 'b', 'c']
    expect(await new StoredEmails(dyingStore(), 60_000).addAll(ids.map(email))).toBe(true)
    const stored = opened.store.collection('letters')
    expect(await stored.countDocuments({ state: 'waiting' })).toBe(ids.length)
    // Another server had some of them.
    await new StoredEmails(opened.store, 60_000).addAll(['c', 'd'].map(email))
    expect(await stored.countDocuments({ tries: 0 })).toBe(ids.length + 1)
  })
})
