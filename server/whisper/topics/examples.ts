/**
 * What the topics are learned from: their ways of asking, each by itself and with something beside it. `said`
 * is all of it, to be embedded.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { clauses } from '../clauses'
import { modelFile } from '../embedding/sentenceModel'
import { languageOf } from '../language'
import type { Labelled } from '../learning/training'
import { words } from '../words/fold'
import { after, before } from './beside'
import { featuresOf, withBeside, wordsOfWay } from './features'
import { topics } from './topics'

/** Steps through a list so that neighbours get others of it. */
const stride = 7

/** Stands between what was asked before and what follows on it. */
const afterAnother = ' >> '

/** So many ways apart, one is learned also as asked after something else, which it does not lean on. */
const subjectChanges = 4
/** Scatters what is asked before them over all topics. */
const scatter = 7_919
/** In words: less may lean on what was asked before. */
const leastByItself = 5

/** What is asked in other languages is admitted, so nothing is learned of it. */
const isEnglish = (way: string): boolean => languageOf(way) === undefined

/** A message with its marks. */
const isWhole = (way: string): boolean => /[?.!,]/.test(way)

export type Said = Labelled & { said: readonly string[] }

export function examples(): Said[] {
  return [...asListed(), ...afterOthers()]
}

/** Ways that ask something by themselves, whatever was asked before. */
function afterOthers(): Said[] {
  const plain = topics.flatMap(({ ways }, label) =>
    ways
      .filter((way) => !isWhole(way) && !way.includes(afterAnother) && isEnglish(way))
      .map((way) => ({ label, said: wordsOfWay(way) })),
  )
  return plain.flatMap(({ label, said }, at) => {
    const other = plain[(at * scatter) % plain.length]
    if (at % subjectChanges > 0 || said.length < leastByItself || !other) return []
    return [{ label, ...besides(said, other.said) }]
  })
}

function asListed(): Said[] {
  let count = 0
  return topics.flatMap(({ ways }, label) =>
    ways.filter(isEnglish).flatMap((way) => {
      const [earlier, following] = way.split(afterAnother)
      if (following !== undefined)
        return [{ label, ...besides(words(following), words(earlier ?? '')) }]
      if (isWhole(way)) return partsOf(way).map((part) => ({ label, ...part }))
      count += 1
      const said = wordsOfWay(way)
      const isBefore = count % 2 === 0
      const beside = isBefore ? before : after
      const more = beside[(count * stride) % beside.length] ?? []
      const both = isBefore ? [...more, ...said] : [...said, ...more]
      return [said, both].map((one) => ({ label, features: featuresOf(one), said: one }))
    }),
  )
}

/** Whole messages are taken apart as they are when somebody asks. */
function partsOf(message: string): Omit<Said, 'label'>[] {
  const { questions, statements } = clauses(message)
  const beside = words(statements.join('. '))
  return questions.map((question) => besides(words(question), beside))
}

/** As it is heard with what is said beside it, or was asked before it (hearTopics.ts). */
const besides = (said: readonly string[], beside: readonly string[]): Omit<Said, 'label'> => ({
  features: withBeside(featuresOf(said), beside),
  said: [...beside, ...said],
})

/** Changes with anything that the topics are learned from: the examples, and the model that embeds them. */
export function fingerprint(all: readonly Said[]): string {
  const hash = createHash('sha256').update(readFileSync(modelFile()))
  for (const { label, features, said } of all) {
    hash.update(JSON.stringify([label, said, ...features]))
  }
  return hash.digest('base64url').slice(0, 16)
}
