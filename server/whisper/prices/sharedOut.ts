/** How many of each item there are, when some are wanted at each of several places, or at some of them. */
import { add, mostOfOne, quantityOf, type Selection, setQuantity } from '#shared/quotes/rules'
import { entrances } from './aroundItems'
import type { Share } from './shares'

type Shared = Pick<Share, 'of' | 'isCount' | 'isBare'> & Partial<Share>

/** An item as it was named. */
export interface NamedItem {
  id: string
  count: number
  /** Whether a number stands by it, and not only an article. */
  isCounted: boolean
  isPlural: boolean
  /** "A post for the front": not wanted at each. */
  isPlaced?: true
  /** Its number is that at each place. */
  isOfEach?: true
  /** "For every lot, so six of them": its number is that of all, said after it was shared out. */
  isOfAll?: boolean
  share?: Shared
}

export interface Places {
  /** Gates and doors. */
  entered: number | undefined
  /** How many gates, and how many doors. */
  byNoun: ReadonlyMap<string, number>
  /** What else is counted: "four barns". */
  others: ReadonlyMap<string, number>
  /** Of what was named in the messages before. */
  before: number | undefined
}

/** `isClear`: of all it is known how many. */
export function sharedOut(
  named: readonly NamedItem[],
  places: Places,
): { selection: Selection; isClear: boolean } {
  let selection: Selection = []
  let isClear = true
  for (const item of named) {
    const times = timesOf(item, named, places)
    if (times === undefined || !Number.isInteger(times)) isClear = false
    const isWhole = item.isOfAll || !Number.isInteger(times) || isWholeCount(item, times)
    if (item.isOfAll && item.count !== times) isClear = false
    const count = isWhole ? item.count : item.count * (times ?? 1)
    if (count > mostOfOne) isClear = false
    selection = plus(selection, item.id, count)
  }
  return { selection, isClear }
}

/** "Three of our gates want three signs": as many as there are places, and one for each. */
const isWholeCount = (item: NamedItem, times: number | undefined): boolean =>
  item.isCounted && item.count === times && !item.isOfEach && !item.share?.isEach

function timesOf(
  { id, share }: NamedItem,
  named: readonly NamedItem[],
  { entered, byNoun, others, before }: Places,
): number | undefined {
  if (share === undefined) return 1
  const { noun } = share
  const elsewhere = only([...others.values()])
  // It covers one gate, and each more is another item; but each house or barn has one of its own.
  const isOfHouses = entered === undefined && noun === undefined && elsewhere !== undefined
  if (id === 'base-sub' && !(isOfHouses && share.isEach)) return undefined
  if (share.isCount) return share.of
  const places =
    noun === undefined
      ? (entered ?? elsewhere ?? agreed(only(countsOf(named)), before))
      : (others.get(noun) ??
        byNoun.get(noun) ??
        (entrances.has(noun) ? (entered ?? elsewhere) : undefined))
  if (share.noun === undefined && (share.counts ?? places) !== places && places !== undefined)
    return undefined
  if (share.isRest && places !== undefined) return places - takenBefore(share, named, places)
  const all = places ?? share.counts ?? before
  return all === undefined ? undefined : all * share.of - (share.except ?? 0)
}

/** What other parts of the places were named before it. */
function takenBefore(share: Shared, named: readonly NamedItem[], places: number): number {
  const until = named.findIndex((one) => one.share === share)
  const parts = new Set(named.slice(0, until).map((one) => one.share))
  return [...parts].reduce((sum, part) => {
    if (part === undefined || (part.of === 1 && !part.isCount)) return sum
    return sum + (part.isCount ? part.of : part.of * places)
  }, 0)
}

/** Nobody knows among how many where the message before says another number. */
const agreed = (count: number | undefined, before: number | undefined): number | undefined =>
  count === undefined || before === undefined || count === before ? (count ?? before) : Number.NaN

/** "Two X-412 with a SIM card in each." */
const countsOf = (named: readonly NamedItem[]): number[] =>
  named
    .filter(({ share, isCounted, count }) => !share && isCounted && count > 1)
    .map((it) => it.count)

function only(values: readonly number[]): number | undefined {
  const [one, ...others] = new Set(values)
  return others.length === 0 ? one : undefined
}

function plus(selection: Selection, id: string, count: number): Selection {
  const before = quantityOf(selection, id)
  const added = before === 0 ? add(selection, id) : selection
  return setQuantity(added, id, Math.min(mostOfOne, before + count))
}

export const isSubscribed = (selection: Selection): boolean => quantityOf(selection, 'base-sub') > 0
