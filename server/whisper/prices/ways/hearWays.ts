/** How likely a message asks for what, by what was learned from others'. */
import { guess } from '../../learning/classifier'
import type { ItemNames } from '../itemNames'
import { learnedWays } from './learned'
import { featuresOfWay } from './masked'
import { waysAlone, waysFollowing } from './ways'

export type Likely<Name extends string> = Readonly<Record<Name, number>>
export type LikelyAlone = Likely<(typeof waysAlone)[number]>
export type LikelyFollowing = Likely<(typeof waysFollowing)[number]>

/** `said`: a message's words with its pauses. Each 0 to 1, all together 1. */
export function hearWayAlone(said: readonly string[], names: ItemNames): LikelyAlone {
  const { probabilities } = guess(learnedWays().alone, {
    features: featuresOfWay(said, names, new Set()),
  })
  return named(waysAlone, probabilities)
}

/** `known`: the ids of what was named before. */
export function hearWayFollowing(
  said: readonly string[],
  names: ItemNames,
  known: ReadonlySet<string>,
): LikelyFollowing {
  const { probabilities } = guess(learnedWays().following, {
    features: featuresOfWay(said, names, known),
  })
  return named(waysFollowing, probabilities)
}

/** The same, given that it asks for a price at all. */
export function ifOfPrices(likely: LikelyFollowing): LikelyFollowing {
  const share = Math.max(1 - likely.none, Number.EPSILON)
  const others = waysFollowing.map((way) => [way, way === 'none' ? 0 : likely[way] / share])
  return Object.fromEntries(others)
}

/** That it asks for a price of the set before, of what it names, or of both. */
export const ofPrices = ({ alone, added, changed, again }: LikelyFollowing): number =>
  alone + added + changed + again

const named = <Name extends string>(names: readonly Name[], values: Float64Array) =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])) as Likely<Name>
