/**
 * How near a question is to each section's ways of asking: by words in common with the most similar
 * ones, and by meaning.
 */
import { cosine, sumOf } from './vectors'

export interface AskedTerm {
  stem: string
  /** 1 for the question's own terms, less for those said before or beside it. */
  share: number
}

/** From this many ways of asking, a section has many (weights.ts). */
export const manyWays = 10

/** Shares of a section's best, second and third way: a single match may be chance. */
const voteShares = [0.5, 0.3, 0.2]

/** The index over the ways of each section, given as stems. */
export function createWaysIndex(
  waysOf: readonly (readonly ReadonlySet<string>[])[],
  weightOfStem: (stem: string) => number,
  meaningOf: (stems: readonly string[]) => Float32Array | undefined,
) {
  const all = waysOf.flat()
  const owners = Uint32Array.from(waysOf.flatMap((ways, owner) => ways.map(() => owner)))
  const weights = Float64Array.from(all, (way) => sumOf([...way].map(weightOfStem)))
  const byStem = new Map<string, number[]>()
  for (const [index, way] of all.entries()) {
    for (const one of way) {
      const ways = byStem.get(one)
      if (ways) ways.push(index)
      else byStem.set(one, [index])
    }
  }
  const meanings = waysOf.map((ways) => ways.flatMap((way) => meaningOf([...way]) ?? []))
  const middles = waysOf.map((ways) => meaningOf(ways.flatMap((way) => [...way])))

  /** Each section's most similar ways: weight of the words in common over that of the words of both. */
  function likeness(shares: ReadonlyMap<string, number>) {
    const shared = new Float64Array(all.length)
    for (const [one, share] of shares)
      for (const way of byStem.get(one) ?? []) shared[way] = (shared[way] as number) + share
    const whole = sumOf([...shares.values()])
    const likest = voteShares.map(() => new Float64Array(waysOf.length))
    const [best, second, third] = likest as [Float64Array, Float64Array, Float64Array]
    const nearest = new Uint32Array(waysOf.length)
    for (let way = 0; way < shared.length; way += 1) {
      const common = shared[way] as number
      if (common === 0) continue
      const owner = owners[way] as number
      const like = common / (whole + (weights[way] as number) - common)
      if (like > (best[owner] as number)) {
        third[owner] = second[owner] as number
        second[owner] = best[owner] as number
        best[owner] = like
        nearest[owner] = way
      } else if (like > (second[owner] as number)) {
        third[owner] = second[owner] as number
        second[owner] = like
      } else if (like > (third[owner] as number)) third[owner] = like
    }
    const votes = best.map((_, index) =>
      sumOf(likest.map((likes, n) => (likes[index] as number) * (voteShares[n] as number))),
    )
    return { votes, best, nearest }
  }

  return {
    likeness,
    nearest: (at: number, { best, nearest }: ReturnType<typeof likeness>) =>
      best[at] === 0 ? undefined : all[nearest[at] as number],
    meanings: (at: number) => meanings[at] ?? [],
    roughlyAlike: (at: number, meaning?: Float32Array) => cosine(meaning, middles[at]),
  }
}
