/** The sample's ways of asking: for existing sections, few enough, and fit for anybody to read. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { KnowledgeRecord } from '#server/knowledge/record'
import { seedKnowledge, seeds } from '#server/knowledge/seedKnowledge'
import { waysOf } from '#server/knowledge/seeds/sections'
import { openStore } from '#server/store/open'
import { passagesOfSite } from '#shared/content/passages'
import { limits } from '#shared/knowledge/limits'
import { tidyWays, wayKey } from '#shared/knowledge/sections'
import { partsOf } from '#shared/whisper/pageParts'
import { pageWays } from '#shared/whisper/pageWays'

const parts = passagesOfSite().flatMap(partsOf)
const all = [...seeds.map(({ id }) => waysOf(id)), pageWays()].flatMap((ways) => [...ways])
const texts = all.flatMap(([, ways]) => ways)

test('each way of asking belongs to an existing section', () => {
  for (const { id, sections } of seeds) {
    const ids = sections.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...waysOf(id).keys()].filter((section) => !ids.includes(section))).toEqual([])
  }
  const ids = parts.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect([...pageWays().keys()].filter((id) => !ids.includes(id))).toEqual([])
})

test('every section of a seed entry has ways of asking', () => {
  const without = seeds.flatMap(({ sections }) => sections.filter(({ ways }) => ways.length < 10))
  expect(without).toEqual([])
})

test('sections have room for their ways, at most 10,000 in all', () => {
  expect(all.filter(([, ways]) => ways.length > limits.ways / 2)).toEqual([])
  expect(texts.length).toBeLessThanOrEqual(10_000)
})

test('each way of asking is tidy and asks for one section', () => {
  const tidy = all.map(([, ways]) => tidyWays(ways.map((text) => ({ text, from: 'seed' }))))
  expect(tidy.map((ways) => ways.map(({ text }) => text))).toEqual(all.map(([, ways]) => ways))
  const times = new Map<string, number>()
  for (const text of texts) times.set(wayKey(text), (times.get(wayKey(text)) ?? 0) + 1)
  expect([...times].filter(([, count]) => count > 1)).toEqual([])
})

test('no way asks for dealer cost or contains an address, a number or a password', () => {
  const dealerCost =
    /dealer'?s? (price|cost)|wholesale|(your|cost) (cost|price) (to|for) dealer|mark-?up|margin/i
  const personal = /@\w|https?:|\d{4,}|\$\d|\d{3}[ .-]\d{3}/
  expect(texts.filter((text) => dealerCost.test(text) || personal.test(text))).toEqual([])
})

test('a store gets the ways with the seeds, and again after a change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  const store = await openStore({ dataDir: folder })
  const records = store.collection<KnowledgeRecord>('knowledge')
  const sectionsOf = async (id: string) => (await records.findOne({ _id: id }))?.sections
  const given = (id: string) => seeds.find((seed) => seed.id === id)?.sections
  try {
    await seedKnowledge(store)
    expect(await sectionsOf('pricing')).toEqual(given('pricing'))
    const without = (id: string) => given(id)?.map((section) => ({ ...section, ways: [] })) ?? []
    await records.updateOne({ _id: 'pricing' }, { $set: { sections: without('pricing') } })
    const edited = without('installation')
    await records.updateOne({ _id: 'installation' }, { $set: { sections: edited, version: 2 } })
    await seedKnowledge(store)
    expect(await sectionsOf('pricing')).toEqual(given('pricing'))
    expect(await sectionsOf('installation'), 'an admin has edited it').toEqual(edited)
  } finally {
    await store.close()
    rmSync(folder, { recursive: true })
  }
})
