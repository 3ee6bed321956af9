/** The set of items that a message is about, in the light of the messages before it. */
import { quantityOf, type Selection } from '#shared/quotes/rules'
import { again, ofEntrances, perEntrance } from './askedAgain'
import { asksOnTop, asksTime, isOfPrice } from './asks'
import { comparedIn } from './comparedSets'
import { compares } from './comparing'
import { type HeardItems, hearItems } from './hearItems'
import type { ItemNames } from './itemNames'
import { corrects, isAddedTo, isBareAsk, isBareTime, leansOnSet, timesBefore } from './leaning'
import { likelyWay } from './likelyWay'
import { isPause } from './pauses'
import { changed, isOneOfEach, joined, less, withEntrances, withSubscription } from './selections'
import { type NamedSet, nothing } from './setOfItems'
import { isSubscribed } from './sharedOut'
import { sizesNamed } from './sizesNamed'
import { isOfService } from './standing'

/** "How much is the system with a camera?": what else is in it was not named. */
const ofWhole =
  /\b(?:it|system|service|setup|package|thing|installation)\b(?: \w+){0,3} (?:with|plus|including)\b/

const numbers = '\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve'

/** `ever`: all items before. */
export function understoodBy(names: ItemNames) {
  return function setOf(words: readonly string[], last: NamedSet, ever: NamedSet): NamedSet {
    const before = last.isOfEntrances ? { ...last, items: [] } : last
    const message = sizesNamed(words, before)
    const spoken = message.filter((word) => !isPause(word))
    const said = spoken.join(' ')
    const isOfBefore =
      before.items.length + before.doubted.length > 0 &&
      (leansOnSet(said) || isBareAsk(withoutCounts(said)) || isBareTime(said))
    const compared = comparedIn(names, spoken, before, ever)
    if (compared !== undefined) return compared
    const heard = hearItems(
      message,
      names,
      {
        items: joined(before.items, less(ever.items, idsOf(before.items))),
        places: isOfBefore ? placesOf(before) : undefined,
      },
      { isOneSet: !compares.test(said) },
    )
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
    const meant = isOfBefore ? meantInstead(said, before, heard) : undefined
    if (meant !== undefined) return meant
    const way = likelyWay(message, before, names)
    const isAdded =
      !asksAlone.test(said) &&
      way.isAdded(isOfBefore && isAddedTo(said) && !asksWhatAdds.test(said), heard)
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
    const taken = isAdded ? 'added' : isChanged ? 'changed' : 'alone'
    const isClear =
      way.isLikely(taken, heard) &&
      !heard.isUnclear &&
      !isLeft &&
      !(isOfBefore && /\bsame\b/.test(said)) &&
      (isAdded || !ofWhole.test(said)) &&
      !isDoubled &&
      !(isAdded && (countsOfThem.test(said) || (heard.isPlural && !heard.isShared))) &&
      (!isOfHardware || heard.isEachCounted) &&
      (isAdded || isChanged || !isOfBefore || !refersBack.test(said)) &&
      (!(isAdded || isChanged) || before.isClear)
    const subscribed = withSubscription(all, heard.entrances)
    // Beside equipment it is part of a system; else nobody asked for it, and it is said that it comes besides.
    const isOnTop =
      heard.isSubscribed ||
      (entrances < 2 && subscribed.length > all.length && all.every(({ id }) => isOfService(id)))
    const base = isOnTop || asksOnTop.test(said) ? all : subscribed
    const items = isDoubled ? base : withEntrances(base, heard.entrances)
    // Of one of each the prices say all, whether the set before goes with them or not.
    const isOfPrices = months === undefined && !asksTime.test(said)
    const isApart = isOfBefore && !isAdded && !isChanged && isOneOfEach(all) && isOfPrices
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
        ...(isClear && isAdded && way.isSurelyAdded && { isChanged: true }),
        ...((!heard.isEveryday || heard.isCounted) && { isNamedNow: true }),
        ...(heard.isParted && { isParted: true as const }),
        ...(entrances > 0 && { entrances }),
        ...(isDescribed && { isDescribed }),
        ...(isOnTop && { isOnTop }),
        ...(isApart && { isApart }),
      },
      months,
    )
  }
}

/** "Oops, I meant the X-412": as many of it. */
function meantInstead(
  said: string,
  { items: [one, ...more], isClear }: NamedSet,
  { selection: [other, ...others], isUnclear, isCounted }: HeardItems,
): NamedSet | undefined {
  const isSure = isClear && !isUnclear && more.length === 0 && others.length === 0
  if (!/\bmeant\b/.test(said) || !isSure || one === undefined || other === undefined)
    return undefined
  const quantity = isCounted ? other.quantity : one.quantity
  return { ...nothing, items: [{ id: other.id, quantity }], isNamedNow: true, isChanged: true }
}

/** Speaks of what was named before, though it is neither added to nor changed. */
const refersBack =
  /\b(?:both|together|altogether|total|in all|all in|joins?|out|in place|rather|scrap|do that|(?:of|with|to) (?:those|these|them|that|it)|plus)\b/

/** "And one more door on top, what is that alone?" */
const asksAlone = /\b(?:alone|by (?:itself|themselves)|on its own)\b/

/** "What does one additional door add per month?" */
const asksWhatAdds = /\bwhat (?:does|do|would|will) (?:.* )?adds?\b/

/** "Two of them, actually. Plus a battery backup for each." */
const countsOfThem = new RegExp(`\\b(?:${numbers}) of (?:them|those|these)\\b`)

/** "Price for three?" */
const withoutCounts = (said: string): string =>
  said.replace(new RegExp(`\\b(?:${numbers}) ?`, 'g'), '').trim()

const idsOf = (items: Selection): string[] => items.map(({ id }) => id)

/** "And a battery backup for each of them?" */
function placesOf({ items, isClear, entrances }: NamedSet): number | undefined {
  const [only, ...others] = new Set(items.map(({ quantity }) => quantity))
  if (!isClear || others.length > 0) return undefined
  return items.some(({ id }) => isOfService(id)) ? entrances : only
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
