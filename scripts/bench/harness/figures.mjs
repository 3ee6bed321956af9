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
  const measured = await allInTurn(rounds, [ours, bare])
  return new Pairs(measured.map((values) => /** @type {[T, T]} */ ([values[0], values[1]])))
}

/**
 * What each measured, round by round.
 * @template T
 * @param {number} rounds
 * @param {(() => Promise<T>)[]} all
 * @returns {Promise<T[][]>}
 */
export async function allInTurn(rounds, all) {
  /** @type {T[][]} */
  const measured = []
  for (let round = 0; round < rounds; round++) {
    /** @type {T[]} */
    const values = []
    // Whoever begins gets the warmer or the colder machine: each begins by turns.
    for (let step = 0; step < all.length; step++) {
      const turn = (round + step) % all.length
      values[turn] = await /** @type {() => Promise<T>} */ (all[turn])()
    }
    measured.push(values)
  }
  return measured
}

/**
 * A percentile of all that one side measured in all rounds, beside another's: a round alone has too few slow ones.
 * @param {readonly { times: readonly number[] }[][]} measured
 * @param {number} side @param {readonly number[]} others together @param {number} share 0 to 1
 */
export function together(measured, side, others, share) {
  const of = (/** @type {readonly number[]} */ sides) =>
    percentile(
      measured.flatMap((values) => sides.flatMap((one) => values[one]?.times ?? [])),
      share,
    )
  const [ours, bare] = [of([side]), of(others)]
  return { ours, bare, ratio: ours / bare }
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
