/**
 * The baseline to beat: plain BM25 over stems of the same sections. Title 1.5, heading 2, tags 2,
 * text 1; unknown words by shared trigrams; the previous message at 0.6. Admits only when nothing
 * is found.
 */

import { emptyWords } from '#server/whisper/words/commonWords'
import { words } from '#server/whisper/words/fold'
import { stem } from '#server/whisper/words/stem'
import type { Contender } from './score'

const weights = { title: 1.5, heading: 2, tags: 2, text: 1 }
const k1 = 1.2
const b = 0.75

const stemsOf = (text: string) =>
  words(text)
    .filter((word) => !emptyWords.has(word))
    .map(stem)

const trigrams = (word: string) => {
  const padded = ` ${word} `
  return new Set(
    Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)),
  )
}

/** `most`: how many entries it may offer; with 1 it answers with the best. */
export const plainSearch =
  (most: number): Contender =>
  (sections) => {
    const counts = sections.map((section) => {
      const found = new Map<string, number>()
      for (const field of ['title', 'heading', 'tags', 'text'] as const) {
        const text = field === 'tags' ? section.tags.join(' ') : section[field]
        for (const term of stemsOf(text)) found.set(term, (found.get(term) ?? 0) + weights[field])
      }
      return found
    })
    const lengths = counts.map((count) => [...count.values()].reduce((a, c) => a + c, 0))
    const average = lengths.reduce((a, c) => a + c, 0) / lengths.length
    const documents = new Map<string, number>()
    for (const count of counts)
      for (const term of count.keys()) documents.set(term, (documents.get(term) ?? 0) + 1)
    const known = [...documents.keys()].map((term) => ({ term, own: trigrams(term) }))

    function nearest(term: string): string | undefined {
      if (documents.has(term)) return term
      const own = trigrams(term)
      let best: { term: string; share: number } | undefined
      for (const other of known) {
        const shared = [...own].filter((one) => other.own.has(one)).length
        const share = (2 * shared) / (own.size + other.own.size)
        if (share >= 0.5 && share > (best?.share ?? 0)) best = { term: other.term, share }
      }
      return best?.term
    }

    return async (ask) => {
      const asked = new Map<string, number>()
      for (const [index, text] of ask.slice(-2).entries()) {
        const share = index === ask.slice(-2).length - 1 ? 1 : 0.6
        for (const term of stemsOf(text)) {
          const found = nearest(term)
          if (found) asked.set(found, Math.max(asked.get(found) ?? 0, share))
        }
      }
      const scored = sections
        .map((section, index) => {
          let score = 0
          for (const [term, share] of asked) {
            const tf = counts[index]?.get(term) ?? 0
            if (tf === 0) continue
            const df = documents.get(term) ?? 0
            const idf = Math.log(1 + (sections.length - df + 0.5) / (df + 0.5))
            const norm = k1 * (1 - b + (b * (lengths[index] ?? 0)) / average)
            score += share * idf * ((tf * (k1 + 1)) / (tf + norm))
          }
          return { section, score }
        })
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
      const offers = [...new Set(scored.map(({ section }) => section.entry))].slice(0, most)
      const text = scored[0]?.section.text ?? ''
      if (scored.length === 0) return { kind: 'admit', text, confidence: 0, offers }
      return { kind: most === 1 ? 'answer' : 'offer', text, confidence: 1, offers }
    }
  }
