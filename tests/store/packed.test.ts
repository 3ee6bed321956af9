/** Packed entries behave like any index: in order, found by any range, gone when removed. */
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Commit } from '#server/store/embedded/disk/commit'
import { type Environment, openEnvironment } from '#server/store/embedded/disk/environment'
import {
  after,
  type Code,
  encode,
  entryCode,
  idCode,
  tailOf,
} from '#server/store/embedded/index/key'
import { PackedEntries } from '#server/store/embedded/index/packedEntries'
import { temporaryFolder } from './stores'

let folder: string
let environment: Environment
/** Number of the first commit that fails. */
let failsAt: number
let commits: number

function open(): PackedEntries {
  environment = openEnvironment(folder)
  const commit: Commit = async (puts) => {
    if (++commits >= failsAt) throw new Error('The disk has a bad day.')
    await environment.commit(puts)
  }
  return new PackedEntries(environment.table('entries'), commit)
}

beforeEach(() => {
  folder = temporaryFolder()
  failsAt = Number.POSITIVE_INFINITY
  commits = 0
})
afterEach(async () => {
  await environment.close()
  rmSync(folder, { recursive: true })
})

const random = (below: number) => Math.floor(Math.random() * below)
const everything = { low: '', high: after }

/** A document's entries: one per word, the rarest once in a thousand. */
function entriesOf(id: string, words: readonly unknown[]): Code[] {
  const tail = tailOf(idCode(id))
  const at = encode(new Date(1e12 + random(50)), true)
  return [...new Set(words.map((word) => entryCode(encode(word) + at, tail)))]
}

function someWords(): unknown[] {
  const word = () => `w${random(random(2) ? 20 : 5000)}${random(9) ? '' : '\x00é'}`
  return random(20) ? Array.from({ length: random(40) }, word) : [null]
}

function expectSame(entries: PackedEntries, model: ReadonlySet<Code>): void {
  const sorted = [...model].sort()
  expect([...entries.codes(everything, false)]).toEqual(sorted)
  expect([...entries.codes(everything, true)]).toEqual(sorted.toReversed())
  for (let look = 0; look < 40; look++) {
    const edges = [0, 1].map(() => {
      const code = sorted[random(sorted.length)] ?? ''
      return code.slice(0, random(3) ? code.length : random(code.length)) + (random(3) ? '' : after)
    })
    const [low = '', high = ''] = edges.sort()
    const inside = sorted.filter((code) => code >= low && code < high)
    expect([...entries.codes({ low, high }, false)]).toEqual(inside)
    expect([...entries.codes({ low, high }, true)]).toEqual(inside.toReversed())
  }
}

test('a packed index equals a set, whatever is added and removed', async () => {
  let entries = open()
  const documents = new Map<string, Code[]>()
  for (let turn = 0; turn < 30; turn++) {
    const added: Code[] = []
    const gone: Code[] = []
    for (let n = random(turn % 10 === 0 ? 300 : 20); n > 0; n--) {
      const id = `${random(3) ? 'message' : ''}${random(1e6)}-${turn}-${n}`
      documents.set(id, entriesOf(id, someWords()))
      added.push(...(documents.get(id) ?? []))
    }
    for (const [id, codes] of documents) {
      if (random(10) > 0 || added.includes(codes[0] ?? '')) continue
      gone.push(...codes)
      documents.delete(id)
    }
    await entries.change(added.sort(), gone.sort())
    if (turn % 20 === 0) {
      await environment.close()
      entries = open()
    }
  }
  expectSame(entries, new Set([...documents.values()].flat()))
})

test('a change that failed midway is repeated and leaves nothing behind', async () => {
  let entries = open()
  const model = new Set<Code>()
  for (let turn = 0; turn < 12; turn++) {
    const added = entriesOf(
      `m${turn}`,
      Array.from({ length: 2000 }, () => `w${random(1e6)}`),
    ).sort()
    const gone = [...model].filter(() => random(20) === 0).sort()
    for (const code of added) model.add(code)
    for (const code of gone) model.delete(code)
    failsAt = commits + 1 + random(12)
    await entries.change(added, gone).catch(async () => {
      if (random(2)) return
      await environment.close() // as after a crash
      entries = open()
    })
    failsAt = Number.POSITIVE_INFINITY
    await entries.change(added, gone)
  }
  expectSame(entries, model)
  const keys = environment.table('entries').getKeysCount({ start: Buffer.from([0]) })
  expect(keys).toBeLessThan(model.size / 50)
})

test('nothing is left of a word whose last entry was removed', async () => {
  const entries = open()
  const words = Array.from({ length: 3000 }, (_, n) => `secret${n * 7919}`)
  const erased = entriesOf('a', words).sort()
  const others = entriesOf(
    'b',
    words.map((word, n) => word.replace('secret', n % 2 ? 'common' : 'z')),
  ).sort()
  await entries.change([...erased, ...others].sort(), [])
  await entries.change([], erased)
  expect([...entries.codes(everything, false)]).toEqual(others)
  const rows = environment.table('entries').getRange({ start: Buffer.from([0]) })
  const bytes = Buffer.concat([...rows].flatMap(({ key, value }) => [key, value]))
  expect(bytes.includes('commo')).toBe(true)
  expect(bytes.includes('secre')).toBe(false)
})
