/**
 * What the topics are learned from: their ways of asking, each by itself and with something beside it. `said`
 * is all of it, to be embedded.
 */
import { createHash } from 'node:crypto'
import { clauses } from '../clauses'
import { languageOf } from '../language'
import { words } from '../words/fold'
import { after, before } from './beside'
import { featuresOf, withBeside, wordsOfWay } from './features'
import { topics } from './topics'
import type { Labelled } from './training'

/** Steps through a list so that neighbours get others of it. */
const stride = 7

/** What is asked in other languages is admitted, so nothing is learned of it. */
const isEnglish = (way: string): boolean => languageOf(way) === undefined

export type Said = Labelled & { said: readonly string[] }

export function examples(): Said[] {
  let count = 0
  return topics.flatMap(({ ways }, label) =>
    ways.filter(isEnglish).flatMap((way) => {
      if (/[?.!,]/.test(way)) return partsOf(way).map((part) => ({ label, ...part }))
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
  return questions.map((question) => {
    const said = words(question)
    return { features: withBeside(featuresOf(said), beside), said: [...beside, ...said] }
  })
}

/** Changes with anything that the topics are learned from. */
export function fingerprint(all: readonly Said[]): string {
  const hash = createHash('sha256')
  for (const { label, features, said } of all) {
    hash.update(JSON.stringify([label, said, ...features]))
  }
  return hash.digest('base64url').slice(0, 16)
}
