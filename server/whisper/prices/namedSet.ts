/** The set of items that a message is about, in the light of the messages before it. */
import { quantityOf, type Selection, setQuantity } from '#shared/quotes/rules'
import { asksMonthly, asksOfThose, asksOnTop, isOfPrice } from './asks'
import { controllers } from './called'
import { comparesThose, sidesOf, swaps } from './comparing'
import { type HeardItems, hearItems } from './hearItems'
import type { ItemNames } from './itemNames'
import {
  changes,
  corrects,
  isAddedTo,
  isBareAsk,
  isBareTime,
  leansOnSet,
  ofAllBefore,
  timesBefore,
} from './leaning'
import { isPause } from './pauses'
import { changed, joined, less, replaced, withEntrances, withSubscription } from './selections'
import { isSubscribed } from './sharedOut'
import { isOfService } from './standing'

/** `isClear`: all of it was understood, so that a total may be said. */
export interface NamedSet {
  items: Selection
  isClear: boolean
  /** What a word may mean that several items are called. */
  doubted: readonly string[]
  /** What the items are compared with. */
  versus?: Selection
  /** Over how many months. */
  months?: number
  /** Gates and doors. */
  entrances?: number
  /** It was asked what they are. */
  isDescribed?: true
  /** Its items stand in this message. */
  isNamedNow?: true
  /** It is the one before, changed by what was said. */
  isChanged?: true
  /** Only what is due on top of the base subscription was asked for. */
  isOnTop?: true
  /** Only these were named, and not what is wanted there. */
  isOfEntrances?: true
}

export const nothing: NamedSet = { items: [], isClear: true, doubted: [] }

const perEntrance: Selection = [
  { id: 'base-sub', quantity: 1 },
  { id: 'add-door', quantity: 1 },
]

/** "How much is the system with a camera?": what else is in it was not named. */
const ofWhole =
  /\b(?:it|system|service|setup|package|thing|installation)\b(?: \w+){0,3} (?:with|plus|including)\b/

export function setsNamed(names: ItemNames) {
  function isAnyNamed(words: readonly string[]): boolean {
    const { selection, doubted } = hearItems(words, names)
    return selection.length + doubted.length > 0
  }

  /** `ever`: all items before. */
  return function setOf(
    words: readonly string[],
    last: NamedSet = nothing,
    ever: NamedSet = last,
  ): NamedSet {
    const before = last.isOfEntrances ? { ...last, items: [] } : last
    const message = sizesNamed(words, before)
    const spoken = message.filter((word) => !isPause(word))
    const said = spoken.join(' ')
    const isOfBefore =
      before.items.length + before.doubted.length > 0 &&
      (leansOnSet(said) || isBareAsk(said) || isBareTime(said))
    const compared = comparedIn(spoken, before, ever)
    if (compared !== undefined) return compared
    const heard = hearItems(message, names, {
      items: joined(before.items, less(ever.items, idsOf(before.items))),
      places: isOfBefore ? placesOf(before) : undefined,
    })
    const { months } = heard
    const isNamed = heard.selection.length + heard.doubted.length > 0
    const isSaid =
      !heard.isEveryday ||
      heard.isCounted ||
      isOfPrice(said) ||
      months !== undefined ||
      (isOfBefore && isAddedTo(said))
    const isTimes = isOfBefore && timesBefore(said) !== 1
    if (!isNamed || !isSaid || isTimes) {
      if (isOfBefore) return asked(again(heard, said, before, ever), months)
      return asked(ofEntrances(heard, said, before), months)
    }
    const isAdded = isOfBefore && isAddedTo(said)
    const kept = isAdded ? less(before.items, heard.without) : []
    const isOfThem = heard.selection.every(({ id }) => quantityOf(before.items, id) > 0)
    const isCorrected = isOfThem && heard.isEachCounted && corrects.test(said)
    const isChanged = isOfBefore && (isCorrected || /\bmake (?:it|that)\b/.test(said))
    const all = isChanged ? changed(before.items, heard.selection) : joined(kept, heard.selection)
    const doubted = isAdded
      ? [...before.doubted.filter((id) => quantityOf(heard.selection, id) === 0), ...heard.doubted]
      : heard.doubted
    const { entrances = 0 } = heard
    const isOfHardware = entrances > 1 && !isSubscribed(withSubscription(all, entrances))
    const ownDoors = quantityOf(heard.selection, 'add-door')
    const isDoubled = entrances > 1 && ownDoors > 0 && ownDoors !== entrances - 1
    const isLeft = heard.without.some((id) => quantityOf(heard.selection, id) > 0)
    const isClear =
      !heard.isUnclear &&
      !isLeft &&
      !(isOfBefore && /\bsame\b/.test(said)) &&
      (isAdded || !ofWhole.test(said)) &&
      !isDoubled &&
      !(isAdded && heard.isPlural && !heard.isShared) &&
      (!isOfHardware || heard.isEachCounted) &&
      (!(isAdded || isChanged) || before.isClear)
    const subscribed = withSubscription(all, heard.entrances)
    const isOnTop =
      asksOfThose.test(message.join(' ')) &&
      entrances < 2 &&
      subscribed.length > all.length &&
      all.every(({ id }) => isOfService(id))
    const base = isOnTop || asksOnTop.test(said) ? all : subscribed
    const items = isDoubled ? base : withEntrances(base, heard.entrances)
    const isDescribed = !heard.isEveryday && !heard.isCounted && asksWhat(said, heard.rest)
    const known =
      isOfHardware && !isClear
        ? joined(
            items,
            perEntrance.filter(({ id }) => quantityOf(items, id) === 0),
          )
        : items
    return asked(
      {
        items: known,
        isClear,
        doubted,
        ...((!heard.isEveryday || heard.isCounted) && { isNamedNow: true }),
        ...(entrances > 0 && { entrances }),
        ...(isDescribed && { isDescribed }),
        ...(isOnTop && { isOnTop }),
      },
      months,
    )
  }

  function comparedIn(
    message: readonly string[],
    before: NamedSet,
    ever: NamedSet,
  ): NamedSet | undefined {
    const said = message.join(' ')
    if (comparesThose(said) && !isAnyNamed(message)) return apart(before) ?? apart(ever)
    const sides = sidesOf(message)
    if (sides === undefined) return undefined
    const [left, right] = [hearItems(sides.left, names), hearItems(sides.right, names)]
    const first = left.selection.length + left.doubted.length > 0 ? left.selection : before.items
    if (first.length === 0 || right.selection.length === 0) return undefined
    const isClear = ![left, right].some(
      ({ isUnclear, without, entrances }) =>
        isUnclear || without.length > 0 || entrances !== undefined,
    )
    const doubted = [...left.doubted, ...right.doubted]
    if (swaps.test(said) && before.isClear && isClear) {
      const swapped = replaced(before.items, left.selection, right.selection)
      if (swapped !== undefined) return { ...nothing, items: swapped, isChanged: true }
    }
    const { loose = 1 } = hearItems(sides.given, names)
    const isOfEach =
      loose > 1 && [...first, ...right.selection].every(({ quantity }) => quantity === 1)
    const times = (side: Selection) =>
      isOfEach ? side.map(({ id }) => ({ id, quantity: loose })) : side
    if (!isClear) return { items: joined(first, right.selection), isClear: false, doubted }
    return { items: times(first), isClear, doubted, versus: times(right.selection) }
  }
}

const idsOf = (items: Selection): string[] => items.map(({ id }) => id)

/** Two items as they were named one after the other. */
function apart({ items: [one, other, ...more], isClear }: NamedSet): NamedSet | undefined {
  if (!isClear || one === undefined || other === undefined || more.length > 0) return undefined
  return { ...nothing, items: [one], versus: [other] }
}

/** "And a battery backup for each of them?" */
function placesOf({ items, isClear, entrances }: NamedSet): number | undefined {
  const [only, ...others] = new Set(items.map(({ quantity }) => quantity))
  if (!isClear || others.length > 0) return undefined
  return items.some(({ id }) => isOfService(id)) ? entrances : only
}

/** Asked about again: with another count, without some of it, for more gates, or as it was. */
function again(heard: HeardItems, said: string, before: NamedSet, ever: NamedSet): NamedSet {
  const { loose, without, entrances } = heard
  const times = timesBefore(said)
  if (times !== 1) {
    const of = ofAllBefore.test(said) ? ever : before
    const items = of.items.map(({ id, quantity }) => ({ id, quantity: quantity * times }))
    const isWhole = items.every(({ quantity }) => Number.isInteger(quantity))
    return {
      ...nothing,
      items: isWhole ? items : of.items,
      isClear: of.isClear && isWhole,
      isChanged: true,
    }
  }
  if (
    ofAllBefore.test(said) &&
    without.length === 0 &&
    loose === undefined &&
    entrances === undefined
  ) {
    return { ...nothing, items: ever.items, isClear: before.isClear && ever.isClear }
  }
  const left = less(before.items, without)
  const isCounted = loose === undefined || left.length === 1
  const isClear = before.isClear && !heard.isUnclear && isCounted
  const { versus: _, isDescribed: __, isChanged: ___, isNamedNow: ____, ...kept } = before
  const isChanged = left.length < before.items.length || (loose !== undefined && changes.test(said))
  return { ...kept, items: counted(left, heard, said), isClear, ...(isChanged && { isChanged }) }
}

/** "The monthly for two gates": the subscription covers one, each more is an item of its own. */
function ofEntrances(heard: HeardItems, said: string, before: NamedSet): NamedSet {
  const isBoth = /\b(?:both|all|them|these|those|it|that)\b/.test(said)
  const entrances = heard.entrances ?? (isBoth ? before.entrances : undefined)
  if (entrances === undefined) return nothing
  const named = { ...nothing, entrances }
  if (entrances < 2) return named
  // What else is wanted at them was not said.
  if (!asksMonthly.test(said))
    return { ...named, items: perEntrance, isClear: false, isOfEntrances: true }
  const items = withEntrances([{ id: 'base-sub', quantity: 1 }], entrances)
  return { ...named, items, isClear: !heard.isUnclear }
}

/** "What is the gooseneck for?" The list says it beside the price. */
const asksWhat = (said: string, rest: readonly string[]): boolean =>
  /^(?:(?:and|so|ok) )?(?:what (?:is|are|does|do)|explain|describe|tell me about)\b/.test(said) &&
  rest.every((word) => ofWhat.has(word))
const ofWhat = new Set(
  'and so ok what is are does do explain describe tell me about the a an your this that for good used exactly mean please'.split(
    ' ',
  ),
)

const asked = (set: NamedSet, months: number | undefined): NamedSet => {
  const { months: _, ...others } = set
  return months === undefined ? others : { ...others, months }
}

/** "And for two?", "add three more": of the one item, or as many gates under the subscription. */
function counted(before: Selection, { entrances, loose }: HeardItems, said: string): Selection {
  const [only, ...others] = before
  if (entrances !== undefined) return withEntrances(before, entrances)
  const more = /\b(?:more|another|additional|extra|add)\b/.test(said)
  const count = loose ?? (/\banother\b/.test(said) ? 1 : undefined)
  if (count === undefined || only === undefined || others.length > 0) return before
  const fewer = /\b(?:without|minus|less|fewer|drop|remove)\b/.test(said)
  const left = fewer ? only.quantity - count : count
  return left < 0 ? before : setQuantity(before, only.id, more ? only.quantity + count : left)
}

/** "The small one", after a controller. */
export function sizesNamed(words: readonly string[], before: NamedSet): readonly string[] {
  const isOfControllers = [...before.items.map(({ id }) => id), ...before.doubted].some((id) =>
    controllers.includes(id),
  )
  if (!isOfControllers) return words
  return words.map((word, at) =>
    /^ones?$/.test(word) && sizes.test(words[at - 1] ?? '') ? 'controller' : word,
  )
}

const sizes =
  /^(?:small|smaller|smallest|standard|normal|regular|big|bigger|biggest|large|larger|largest|cheapest)$/

/** All that was ever named, each as it was named last. */
export function together(ever: NamedSet, set: NamedSet): NamedSet {
  if (set.isOfEntrances) return ever
  const items = set.items.reduce(
    (all, { id, quantity }) => setQuantity(all, id, quantity),
    ever.items,
  )
  return { ...nothing, items, isClear: ever.isClear && set.isClear }
}
