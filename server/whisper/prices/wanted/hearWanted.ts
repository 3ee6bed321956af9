/** How likely each item that a message names is wanted, by what was learned from others' messages. */
import { guess } from '../../learning/classifier'
import { fromInlined, type Read } from '../../learning/learnedFile'
import type { ItemNames } from '../itemNames'
import { mentionsIn } from './mentions'
import wanted from './wanted.bin?url&inline'

/** Less likely wanted than that, an item is not. */
export const unlikely = 0.08

let read: Read | undefined

export function learnedWanted(): Read {
  read ??= fromInlined(wanted)
  return read
}

/** 0 to 1, by the place of the name's first word; nothing where a single item is named, which is what is asked for. */
export function hearWanted(said: readonly string[], names: ItemNames): ReadonlyMap<number, number> {
  const mentions = mentionsIn(said, names)
  const [first] = mentions
  const isSingle = mentions.every(({ ids }) => ids.some((id) => first?.ids.includes(id)))
  if (isSingle) return new Map()
  const heard = mentions.map(({ at, list, features }) => {
    const { probabilities } = guess(learnedWanted(), { features })
    return { at, list, odds: Math.log(atLeast(probabilities[1]) / atLeast(probabilities[0])) }
  })
  // What stands in one list is wanted or not together.
  return new Map(
    heard.map(({ at, list }) => {
      const together = heard.filter((one) => one.list === list)
      const mean = together.reduce((sum, one) => sum + one.odds, 0) / together.length
      return [at, 1 / (1 + Math.exp(-mean))]
    }),
  )
}

/** Nothing is certain. */
const atLeast = (probability = 0.5): number => Math.max(probability, 1e-9)
