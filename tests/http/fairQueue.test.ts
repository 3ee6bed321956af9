/** Asking hundreds of questions only delays one's own. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Asker, FairQueue } from '#server/http/limits/fairQueue'

interface Item {
  asker: Asker
  text: string
}

function queueOf(most: number, waiting: readonly string[]) {
  const queue = new FairQueue<Item>(most)
  const refused: string[] = []
  for (const text of waiting) {
    const asker = text.replace(/\d+$/, '').split('/')
    const out = queue.add(asker, { asker, text })
    if (out) refused.push(out.text)
  }
  return { queue, refused, inTurn: () => queue.takeAll().map(({ text }) => text) }
}

describe('keys take turns', () => {
  test.each([
    ['nobody asks', [], []],
    ['one asks: in order', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
    ['another comes later', ['a1', 'a2', 'a3', 'b1'], ['a1', 'b1', 'a2', 'a3']],
    ['three', ['a1', 'a2', 'b1', 'b2', 'c1', 'a3'], ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']],
    [
      'two addresses, one with many visitors',
      ['x/a1', 'x/b1', 'x/c1', 'x/a2', 'y/d1', 'y/d2'],
      ['x/a1', 'y/d1', 'x/b1', 'y/d2', 'x/c1', 'x/a2'],
    ],
  ])('%s', (_, waiting, taken) => {
    expect(queueOf(100, waiting).inTurn()).toEqual(taken)
  })
})

describe('a full queue drops the newest item of the key with the most', () => {
  test.each([
    ['a flood by itself', ['a1', 'a2', 'a3', 'a4', 'a5'], ['a4', 'a5'], ['a1', 'a2', 'a3']],
    ['for somebody new', ['a1', 'a2', 'a3', 'b1'], ['a3'], ['a1', 'b1', 'a2']],
    ['who is last of as many as all', ['a1', 'b1', 'c1', 'd1'], ['d1'], ['a1', 'b1', 'c1']],
    [
      'an address with many visitors',
      ['x/a1', 'x/b1', 'x/b2', 'y/c1', 'y/c2'],
      ['x/b2', 'y/c2'],
      ['x/a1', 'y/c1', 'x/b1'],
    ],
  ])('%s', (_, waiting, gone, left) => {
    const { refused, inTurn } = queueOf(3, waiting)
    expect(refused).toEqual(gone)
    expect(inTurn()).toEqual(left)
  })
})

test('removing an item leaves the others’ turns unchanged', () => {
  const queue = new FairQueue<string>(3)
  for (const text of ['a1', 'a2', 'b1']) queue.add([text.charAt(0)], text)
  queue.remove(['b'], 'b1')
  queue.remove(['a'], 'a1')
  queue.remove(['a'], 'never')
  queue.remove(['nobody'], 'a2')
  expect(queue.add(['c'], 'c1')).toBeUndefined()
  expect(queue.takeAll()).toEqual(['a2', 'c1'])
})

const anAsker = fc.tuple(fc.constantFrom('x', 'y', 'z'), fc.constantFrom('a', 'b', 'c', 'd'))
const aStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ add: anAsker }) },
  { weight: 2, arbitrary: fc.constant({ take: true }) },
  { weight: 1, arbitrary: fc.record({ leave: fc.nat(20) }) },
)

test('random adds and removes lose nothing, waits are bounded, and only the busiest key is refused', () => {
  const steps = fc.array(aStep, { maxLength: 120 })
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 12 }), (steps, most) => {
      const queue = new FairQueue<Item>(most)
      let waiting: Item[] = []
      /** By waiting address: the addresses that had a turn since its own. */
      const passedBy = new Map<string, Set<string>>()
      const addressOf = ({ asker }: Item) => asker[0] as string
      const countOf = (address: string) =>
        waiting.filter((item) => addressOf(item) === address).length
      const leave = (item: Item) => {
        waiting = waiting.filter((one) => one !== item)
        if (countOf(addressOf(item)) === 0) passedBy.delete(addressOf(item))
      }
      const take = () => {
        const item = queue.take()
        expect(item === undefined).toBe(waiting.length === 0)
        if (!item) return
        const address = addressOf(item)
        // The oldest of its asker's.
        expect(waiting.find(({ asker }) => `${asker}` === `${item.asker}`)).toBe(item)
        for (const [other, passed] of passedBy) {
          if (other === address) passed.clear()
          else expect(passed.has(address)).toBe(false)
          if (other !== address) passed.add(address)
        }
        leave(item)
      }
      for (const [index, step] of steps.entries()) {
        if ('add' in step) {
          const item = { asker: step.add, text: `${index}` }
          waiting.push(item)
          if (!passedBy.has(addressOf(item))) passedBy.set(addressOf(item), new Set())
          const refused = queue.add(item.asker, item)
          expect(refused !== undefined).toBe(waiting.length > most)
          if (!refused) continue
          const longest = Math.max(...waiting.map((one) => countOf(addressOf(one))))
          expect(countOf(addressOf(refused))).toBe(longest)
          leave(refused)
        } else if ('take' in step) {
          take()
        } else {
          const item = waiting[step.leave]
          if (!item) continue
          queue.remove(item.asker, item)
          leave(item)
        }
      }
      while (waiting.length > 0) take()
      expect(queue.take()).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})
