/** Sizes that stand for a controller, after one was named. */
import { words as foldedWords } from '../words/fold'
import { controllers } from './called'
import type { NamedSet } from './setOfItems'

/** "The small one", after a controller. */
export function sizesNamed(words: readonly string[], before: NamedSet): readonly string[] {
  const isOfControllers = [...before.items.map(({ id }) => id), ...before.doubted].some((id) =>
    controllers.includes(id),
  )
  // "The next bigger one then, X-412?" says itself which.
  if (!isOfControllers || words.some((word) => models.has(word))) return words
  return words.map((word, at) =>
    /^ones?$/.test(word) && sizes.test(words[at - 1] ?? '') ? 'controller' : word,
  )
}

/** The numbers of models. */
const models = new Set(
  controllers.flatMap((id) => foldedWords(id).filter((part) => /\d/.test(part))),
)

const sizes =
  /^(?:small|smaller|smallest|standard|normal|regular|big|bigger|biggest|large|larger|largest|cheapest)$/
