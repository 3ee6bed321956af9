// @ts-check
/** Medians, percentiles, and alternating measurements. */

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
 * Measures both alternately, so that other work on the machine affects them equally.
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
 * The measurements of each, round by round.
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
    // The first of a round finds the machine warmer or colder, so they take turns at being first.
    for (let step = 0; step < all.length; step++) {
      const turn = (round + step) % all.length
      values[turn] = await /** @type {() => Promise<T>} */ (all[turn])()
    }
    measured.push(values)
  }
  return measured
}

/**
 * A percentile over all rounds of one side, compared with others': one round has too few slow ones.
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
