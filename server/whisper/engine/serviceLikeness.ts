import { embeddedTexts, type Section } from './sections'
import { cosine, most, sumOf } from './vectors'

/**
 * Similarity of a question to each section by a service's vectors, taking each section's nearest
 * text. Services differ in the cosine they give unrelated texts, so values are scaled from this
 * question's mean cosine: 0 for the mean, 1 for the same text.
 */
export function createServiceLikeness(
  sections: readonly Section[],
  vectors: ReadonlyMap<string, Float32Array>,
): (vector: Float32Array) => number[] {
  const own = sections.map((section) =>
    embeddedTexts(section).flatMap((text) => vectors.get(text) ?? []),
  )
  return (vector) => {
    const nearest = own.map((list) => most(list.map((one) => cosine(vector, one))))
    const usual = sumOf(nearest) / Math.max(1, nearest.length)
    return nearest.map((one) => Math.max(0, (one - usual) / Math.max(0.05, 1 - usual)))
  }
}
