// @ts-check
/** The rows of the table, and the table as Markdown. */

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} ours
 * @property {string} bare
 * @property {string} ratio
 * @property {string} budget
 * @property {boolean | null} met null: reported only
 * @property {string} [group] rows of one group become one line of the written table
 */

/** @param {number} value @param {number} [digits] */
const rounded = (value, digits = 3) =>
  value.toLocaleString('en-US', { maximumSignificantDigits: digits })

/** @param {number} value */
export const ms = (value) => `${rounded(value)} ms`
/** @param {number} value in µs */
export const us = (value) => `${rounded(value)} µs`
/** @param {number} value in bytes */
export const kB = (value) => `${(value / 1000).toFixed(1)} kB`
/** @param {number} value in bytes */
export const MB = (value) => `${(value / 1e6).toFixed(1)} MB`
/** @param {number} value */
export const plain = (value) => rounded(value, 4)

/**
 * A figure compared with the bare program's.
 * @param {string} what
 * @param {{ ours: number, bare: number, ratio: number }} figures
 * @param {(value: number) => string} format
 * @param {number} [most] the ratio's upper limit; without any limit it is only reported
 * @param {number} [least] the ratio's lower limit
 * @returns {Row}
 */
export function row(what, { ours, bare, ratio }, format, most, least) {
  const met = most !== undefined ? ratio <= most : least !== undefined ? ratio >= least : null
  return {
    what,
    ours: format(ours),
    bare: format(bare),
    ratio: `${ratio.toFixed(2)}x`,
    budget: most !== undefined ? `≤ ${most}x` : least !== undefined ? `≥ ${least}x` : 'reported',
    met,
  }
}

/**
 * A figure with an absolute budget.
 * @param {string} what
 * @param {number} ours
 * @param {(value: number) => string} format
 * @param {number} most
 * @returns {Row}
 */
export function absolute(what, ours, format, most) {
  const budget = `≤ ${format(most)}`
  return { what, ours: format(ours), bare: '', ratio: '', budget, met: ours <= most }
}

/** @param {readonly Row[]} rows */
export function asMarkdown(rows) {
  const lines = rows.map(({ what, ours, bare, ratio, budget, met }) => {
    const word = met === null ? '' : met ? 'yes' : '**no**'
    return `| ${[what, ours, bare, ratio, budget, word].join(' | ')} |`
  })
  return [
    '| what | ours | bare | ratio | budget | met |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

/**
 * Keeps the row with the highest ratio of each group: if it meets the budget, all do.
 * @param {readonly Row[]} rows
 * @returns {Row[]}
 */
export function highestOfGroups(rows) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map()
  for (const row of rows) {
    const group = row.group ?? row.what
    groups.set(group, [...(groups.get(group) ?? []), row])
  }
  return [...groups].map(([group, all]) => {
    const highest = all.reduce((one, next) => (ratioOf(next) > ratioOf(one) ? next : one))
    return all.length < 2 ? highest : { ...highest, what: `${group} (highest of ${all.length})` }
  })
}

/** @param {Row} row */
const ratioOf = ({ ratio }) => Number.parseFloat(ratio)
