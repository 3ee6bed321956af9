/** Sizes that stand for a controller, after one was named. */
import { controllers } from './called'
import type { NamedSet } from './setOfItems'

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
