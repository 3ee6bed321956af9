/** Which topic a part of a message is about, and what the knowledge says of it. */
import { Embeddings } from '../embedding/embeddings'
import type { Embedding } from '../embedding/sentenceModel'
import { guess, likeliestOf } from '../learning/classifier'
import type { Match, PassageIndex } from '../passageIndex'
import type { Passage } from '../passages'
import { words } from '../words/fold'
import { questionTerms } from '../words/terms'
import { featuresOf, withBeside } from './features'
import { learned } from './learned'
import type { Topic } from './topic'
import { passagesOfTowns } from './towns'

export interface Heard {
  /** What the knowledge answers to the likeliest topic that it answers. */
  matches: readonly Match[]
  /** That it is that topic. */
  probability: number
  /** The next likeliest answer, and that it is that. */
  next: { match: Match; probability: number } | undefined
  /** That it is of something Whisper is not told. */
  beyond: number
  /** That it is a topic which this passage answers; nothing where no topic is answered by it. */
  of(passageId: string): number | undefined
  /** Whether the topic says only what kind of question it is: its own words find the answer. */
  isAsAsked: boolean
  /** That Whisper is told of it at all, as learned by itself. */
  told: number
  /** That it asks whether we serve a place. */
  ofPlaces: number
  /** The likeliest talk that it may be, if it is no question. */
  talk: { name: string; probability: number } | undefined
}

export interface HearTopics {
  /** Finds out what these mean, before they are heard; what was not prepared is heard by its words alone. */
  prepare(said: readonly (readonly string[])[]): Promise<void>
  /** What the knowledge says of the places that are named. */
  ofTowns(named: readonly (readonly string[])[]): Match[]
  /** What it says of all places together. */
  ofAreas(): readonly Match[]
  /** What it says to whoever cannot scan the code. */
  ofUnreadCode(): Passage | undefined
  /** `before`: the words said beside it, or of the question before it if it leans on that. */
  hear(said: readonly string[], before: readonly string[]): Heard
  /** The same by its words alone, whatever was prepared: less sure, and nothing has to be embedded for it. */
  hearWords(said: readonly string[]): Heard
}

/** What the knowledge must speak of, of the question that names a topic. */
const leastCovered = 0.6
const asksOfAreas = /^Which areas/
const asksOfUnreadCode = /cannot scan the code/
const asksOfPlaces = /^(?:Do you serve|Which areas)/

function talkOf(probabilities: Float64Array, topics: readonly Topic[]): Heard['talk'] {
  const likeliest = likeliestOf(probabilities, (label) => topics[label]?.isTalk ?? false) ?? -1
  const name = topics[likeliest]?.question
  return name === undefined ? undefined : { name, probability: probabilities[likeliest] ?? 0 }
}

export function createHearTopics(index: PassageIndex): HearTopics {
  const { topics } = learned()
  const answered = topics.map(({ isTold, question }) => {
    if (!isTold) return []
    const terms = [...new Set(questionTerms(words(question)))]
    const matches = index.find(terms.map((term) => ({ term, share: 1 })))
    return (matches[0]?.coverage ?? 0) >= leastCovered ? matches : []
  })

  // By number, because a question is heard several times over: the passages that answer topics, and which one.
  const ids = [...new Set(answered.flatMap(([best]) => (best ? [best.passage.id] : [])))]
  const placeOf = answered.map(([best]) => (best ? ids.indexOf(best.passage.id) : -1))
  const isOfPlaces = topics.map(({ question }) => asksOfPlaces.test(question))

  const embeddings = new Embeddings()
  /** What was heard in this message: it is asked for more than once. */
  const heard = new Map<string, Heard>()

  function hear(said: readonly string[], before: readonly string[]): Heard {
    const key = JSON.stringify([before, said])
    const found = heard.get(key) ?? hearAnew(said, before, embeddings.of([...before, ...said]))
    heard.set(key, found)
    return found
  }

  function hearWords(said: readonly string[]): Heard {
    const key = said.join(' ')
    const found = heard.get(key) ?? hearAnew(said, [], undefined)
    heard.set(key, found)
    return found
  }

  function hearAnew(
    said: readonly string[],
    before: readonly string[],
    embedding: Embedding | undefined,
  ): Heard {
    const features = withBeside(featuresOf(said), before)
    const byPassage = new Float64Array(ids.length)
    let beyond = 0
    let ofPlaces = 0
    const { probabilities, told } = guess(learned(), { features, embedding })
    for (let label = 0; label < probabilities.length; label += 1) {
      const probability = probabilities[label] as number
      if (!topics[label]?.isTold) beyond += probability
      if (isOfPlaces[label]) ofPlaces += probability
      const place = placeOf[label] ?? -1
      if (place >= 0) byPassage[place] = (byPassage[place] as number) + probability
    }
    // Several topics may be answered by one passage: together they are as likely as it.
    const likelihood = (label: number) => byPassage[placeOf[label] ?? -1] ?? 0
    const most = Math.max(0, ...byPassage)
    const label = likeliestOf(probabilities, (one) => most > 0 && likelihood(one) === most) ?? -1
    /** Of another passage, the likeliest. */
    const isOther = (one: number) => placeOf[one] !== -1 && placeOf[one] !== placeOf[label]
    const other = likeliestOf(probabilities, isOther) ?? -1
    const next = answered[other]?.[0]
    return {
      matches: answered[label] ?? [],
      probability: likelihood(label),
      next: next && { match: next, probability: likelihood(other) },
      beyond,
      told,
      of: (id) => byPassage[ids.indexOf(id)],
      isAsAsked: topics[label]?.isAsAsked ?? false,
      ofPlaces,
      talk: talkOf(probabilities, topics),
    }
  }

  const answerTo = (asked: RegExp): readonly Match[] =>
    answered[topics.findIndex(({ question }) => asked.test(question))] ?? []

  return {
    async prepare(said) {
      await embeddings.prepare(said)
      heard.clear()
    },
    hear,
    hearWords,
    ofTowns: (named) => passagesOfTowns(index, named),
    ofAreas: () => answerTo(asksOfAreas),
    ofUnreadCode: () => answerTo(asksOfUnreadCode)[0]?.passage,
  }
}
