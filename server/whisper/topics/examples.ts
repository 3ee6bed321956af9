/** What the topics are learned from: their ways of asking, each by itself and with something beside it. */
import { createHash } from 'node:crypto'
import { clauses } from '../clauses'
import { words } from '../words/fold'
import { after, before } from './beside'
import { featuresOf, withBeside, wordsOfWay } from './features'
import { topics } from './topics'
import type { Example } from './training'

/** Steps through a list so that neighbours get others of it. */
const stride = 7

export function examples(): Example[] {
  let count = 0
  return topics.flatMap(({ ways }, label) =>
    ways.flatMap((way) => {
      if (/[?.!,]/.test(way)) return partsOf(way).map((features) => ({ label, features }))
      count += 1
      const said = wordsOfWay(way)
      const isBefore = count % 2 === 0
      const beside = isBefore ? before : after
      const more = beside[(count * stride) % beside.length] ?? []
      const both = isBefore ? [...more, ...said] : [...said, ...more]
      return [said, both].map((one) => ({ label, features: featuresOf(one) }))
    }),
  )
}

/** Whole messages are taken apart as they are when somebody asks. */
function partsOf(message: string): Example['features'][] {
  const { questions, statements } = clauses(message)
  const beside = words(statements.join('. '))
  return questions.map((question) => withBeside(featuresOf(words(question)), beside))
}

/** Changes with anything that the topics are learned from. */
export function fingerprint(all: readonly Example[]): string {
  const hash = createHash('sha256')
  for (const { label, features } of all) hash.update(JSON.stringify([label, ...features]))
  return hash.digest('base64url').slice(0, 16)
}
