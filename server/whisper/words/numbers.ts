/** Small numbers in digits or in words. */

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ones: ReadonlyMap<string, number> = new Map([
  ...units.map((word, index) => [word, index] as const),
  ...tens.map((word, index) => [word, 10 * (index + 2)] as const),
  ['a', 1],
  ['an', 1],
  ['single', 1],
  ['another', 1],
  ['couple', 2],
  ['pair', 2],
  ['trio', 3],
])
const multiples: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
])

export interface Count {
  value: number
  /** In words. */
  length: number
}

/** `3`, `3x`, `x3`, `three`, `a`, "a couple", "twenty five", "two dozen", "half a dozen", "another two". */
export function countAt(words: readonly string[], at: number): Count | undefined {
  if (words[at] === 'half' && words[at + 1] === 'a' && words[at + 2] === 'dozen')
    return { value: 6, length: 3 }
  let value: number | undefined
  let next = at
  for (; next < words.length; next += 1) {
    const word = words[next] ?? ''
    const times = multiples.get(word)
    const one = digitsOf(word) ?? ones.get(word)
    if (times !== undefined) value = (value ?? 1) * times
    else if (one === undefined) break
    else if (value === undefined || /^(?:a|an|another)$/.test(words[next - 1] ?? '')) value = one
    else if (isAddedTo(value, word, one)) value += one
    else break
  }
  return value === undefined ? undefined : { value, length: next - at }
}

/** "Twenty five"; but "30 a month" is thirty. */
const isAddedTo = (value: number, word: string, one: number): boolean =>
  !/^(?:a|an|another|single|couple|pair|trio)$/.test(word) &&
  value >= 20 &&
  value % 10 === 0 &&
  one < Math.min(value, value < 100 ? 10 : 100)

function digitsOf(word: string): number | undefined {
  // "x412" is a product, "x4" means four times.
  const [, times, count] = /^(?:x(\d{1,2})|(\d{1,6})x?)$/.exec(word) ?? []
  const digits = times ?? count
  return digits === undefined ? undefined : Number(digits)
}
