// @ts-check
/** Medians, percentiles, and pairs measured in turn. */

/** @param {readonly number[]} values @param {number} share 0 to 1 */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle] ?? Number.NaN
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/**
 * Measures in turn, so that what else the machine does falls on both alike.
 * @template T
 * @param {number} rounds
 * @param {() => Promise<T>} ours
 * @param {() => Promise<T>} bare
 * @returns {Promise<Pairs<T>>}
 */
export async function inTurn(rounds, ours, bare) {
  /** @type {[T, T][]} */
  const pairs = []
  for (let round = 0; round < rounds; round++) {
    // Whoever begins gets the warmer or the colder machine: each begins every other round.
    if (round % 2 === 0) {
      const first = await ours()
      pairs.push([first, await bare()])
    } else {
      const first = await bare()
      pairs.push([await ours(), first])
    }
  }
  return new Pairs(pairs)
}

/** @template T */
export class Pairs {
  /** @param {readonly [T, T][]} pairs ours, bare */
  constructor(pairs) {
    this.pairs = pairs
  }

  /**
   * The medians of one figure, and the median of the pairs' ratios.
   * @param {(measured: T) => number} read
   */
  of(read) {
    return {
      ours: median(this.pairs.map(([ours]) => read(ours))),
      bare: median(this.pairs.map(([, bare]) => read(bare))),
      ratio: median(this.pairs.map(([ours, bare]) => read(ours) / read(bare))),
    }
  }
}
