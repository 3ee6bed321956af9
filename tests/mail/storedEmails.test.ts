/** Emails about one event are all stored, or none is; of one key, each address gets its in order. */
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
      collection: (name: 'emails') =>
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

  test('several e-mails are stored with one write', async () => {
    const ids = ['a', 'b', 'c']
    expect(await new StoredEmails(dyingStore(), 60_000).addAll(ids.map(email))).toBe(true)
    const stored = opened.store.collection('emails')
    expect(await stored.countDocuments({ state: 'waiting' })).toBe(ids.length)
    // Another server had some of them.
    await new StoredEmails(opened.store, 60_000).addAll(['c', 'd'].map(email))
    expect(await stored.countDocuments({ tries: 0 })).toBe(ids.length + 1)
  })

  test('a later e-mail of the same order to the same address waits for the earlier one', async () => {
    const emails = new StoredEmails(opened.store, 60_000)
    const stored = opened.store.collection('emails')
    const order = (_id: string, to: string) => ({ ...email(_id), key: 'order', to })
    for (const [id, to] of [
      ['first', 'dana'],
      ['second', 'dana'],
      ['third', 'dana'],
      ['other', 'eve'],
    ] as const)
      await emails.add(order(id, to))
    const claim = async (id: string) => {
      const found = await emails.find(id)
      return found && emails.queue.claim(found, { sweepMs: 0, leaseMs: 720_000 })
    }
    const first = await claim('first')
    expect(first).toMatchObject({ state: 'sending', tries: 1 })
    expect([await claim('second'), await claim('third')]).toEqual([null, null])
    expect(await claim('other')).toMatchObject({ tries: 1 })
    const later = new Date(Date.now() + 3_600_000)
    await emails.putOff(first as NonNullable<typeof first>, later, 'It is down.')
    // Something new shows at once whether the mail server is back, instead of in an hour.
    await emails.add(order('fourth', 'dana'))
    expect(await claim('fourth')).toBeNull()
    expect((await emails.find('first'))?.nextAt?.getTime()).toBeLessThan(later.getTime())
    const again = await claim('first')
    await emails.end(again as NonNullable<typeof again>, { state: 'failed' })
    const due = await stored.find({ key: 'order', nextAt: { $lte: new Date() } }).toArray()
    expect(due.map(({ _id }) => _id)).toContain('second')
    expect([await claim('third'), await claim('second')]).toEqual([
      null,
      expect.objectContaining({ _id: 'second', tries: 1 }),
    ])
  })
})
