import { embeddedTexts, type Section } from './sections'
import { cosine, most, sumOf } from './vectors'

/**
 * How much alike a question and each section are by a service's vectors, by the nearest of a section's
 * texts. Services differ in what their cosines are for texts that have nothing in common, so they are
 * counted from the usual one of this question on: 0 for that, 1 for the same text.
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
