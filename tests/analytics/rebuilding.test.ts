/** Recounting a day corrects wrong totals and logs what was wrong. */
import { expect, test } from 'vitest'
import { DayRebuilder } from '#server/analytics/counts/dayRebuilder'
import { allVisits, emptySlice } from '#server/analytics/counts/slice'
import { type StoredTotal, toContent } from '#server/analytics/counts/storedSlice'

type Given = ConstructorParameters<typeof DayRebuilder>

/** What was replaced and logged, when `counted` is found in hits but nothing in the totals. */
async function replacing(counted: ReturnType<typeof emptySlice>) {
  const [replaced, said]: [string[], object[]] = [[], []]
  const totals = {
    replace: async (_: unknown, __: string, name: string) => replaced.push(name) > 0,
  }
  const rebuilder = new DayRebuilder(
    { collection: () => ({}) } as unknown as Given[0],
    {} as Given[1],
    totals as unknown as Given[2],
    {} as Given[3],
    { warn: (line: object) => said.push(line) } as unknown as Given[4],
    async () => {},
  )
  const empty = { ...toContent(emptySlice()), slice: allVisits, version: 1 } as StoredTotal
  const slices = new Map([[allVisits, counted]])
  expect(await rebuilder.replace('2031-06-11', { isWhole: true, slices, before: [empty] })).toBe(
    true,
  )
  return { replaced, said }
}

test('a list that lacked an action is repaired without a warning when the figures are the same', async () => {
  const counted = emptySlice()
  counted.lists.set('apart', new Map([['chat', 1]]))
  expect(await replacing(counted)).toEqual({ replaced: [allVisits], said: [] })
})

test('changed figures are logged', async () => {
  const counted = emptySlice()
  counted.sums.views = 3
  const { replaced, said } = await replacing(counted)
  expect(replaced).toEqual([allVisits])
  expect(said).toMatchObject([{ day: '2031-06-11' }])
})
