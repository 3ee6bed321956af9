/** Small numbers as people write them, as data. */
const written =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const others: readonly (readonly [string, number])[] = [
  ['a', 1],
  ['an', 1],
  ['single', 1],
  ['another', 1],
  ['couple', 2],
  ['pair', 2],
  ['both', 2],
  ['dozen', 12],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['hundred', 100],
]
const numbers = new Map([...written.map((word, at) => [word, at] as const), ...others])

/** `3`, `3x`, `x3`, `three`, `a`. */
export function numberOf(word: string): number | undefined {
  const digits = /^x?(\d{1,3})x?$/.exec(word)?.[1]
  return digits === undefined ? numbers.get(word) : Number(digits)
}
