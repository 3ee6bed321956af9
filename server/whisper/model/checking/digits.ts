/** Rewrites the numbers of a text as digits in one notation. */
const small: readonly string[] = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen',
].flatMap((words) => words.split(' '))
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const numberWord = new RegExp(
  `\\b(?:(${tens.join('|')})(?:[\\s-](${small.slice(1, 10).join('|')}))?|(${small.join('|')}))\\b`,
  'g',
)

export function inDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(numberWord, (word, ten?: string, one?: string, only?: string) => {
      // "One of them" isn't a count; "one year" is.
      if (only === 'one') return word
      if (only !== undefined) return String(small.indexOf(only))
      return String((tens.indexOf(ten ?? '') + 2) * 10 + (one ? small.indexOf(one) : 0))
    })
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
}
