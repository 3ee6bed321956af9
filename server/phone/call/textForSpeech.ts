/**
 * Text as a voice should say it: figures as the words people say, addresses spelled so that they
 * can be understood by ear. Only its first sentences are said, because a voice can't be skimmed.
 */
const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Whole numbers below a billion. */
export function inWords(number: number): string {
  if (number < 20) return ones[number] ?? ''
  if (number < 100) {
    const rest = number % 10
    return `${tens[Math.floor(number / 10)]}${rest === 0 ? '' : `-${ones[rest]}`}`
  }
  for (const [size, name] of scales) {
    if (number < size) continue
    const rest = number % size
    return `${inWords(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`
  }
  return ''
}
const scales = [
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

const number = '(\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.(\\d+))?'
const range = (before: string) =>
  new RegExp(`${before}${number}\\s*[-–]\\s*${before}${number}`, 'g')
const each: Record<string, string> = {
  month: 'a month',
  mo: 'a month',
  year: 'a year',
  hour: 'an hour',
  day: 'a day',
}

export function spoken(text: string): string {
  return (
    text
      .toWellFormed()
      // XML allows none of these.
      .replace(/[\p{Cc}\p{Cn}\ufffd]/gu, ' ')
      .replace(/[’‘]/g, "'")
      .replace(/https?:\/\/\S+/g, 'our site')
      .replace(/([\w.-]+)@([\w-]+(?:\.[\w-]+)+)/g, (_, name: string, host: string) =>
        `${name} at ${host}`.replaceAll('.', ' dot '),
      )
      .replace(
        /\+?1?[ (-]{0,2}\b(\d{3})[ )-]{1,2}(\d{3})-(\d{4})\b/g,
        (_, ...parts: string[]) => ` ${parts.slice(0, 3).map(digits).join(', ')}`,
      )
      .replace(/\b911\b/g, digits('911'))
      .replace(/\b24\/7\b/g, 'twenty-four seven')
      .replace(
        /\b([A-Z]{2,4})-(\d{3,4})\b/g,
        (_, letters: string, size: string) => `${[...letters].join(' ')} ${byPairs(size)}`,
      )
      .replace(/\b(\d)G\b/g, (_, one: string) => `${inWords(Number(one))} G`)
      .replace(
        range('\\$'),
        (_, ...[a, ac, b, bc]: string[]) => `${whole(a, ac)} to ${dollars(b, bc)}`,
      )
      .replace(new RegExp(`\\$${number}`, 'g'), (_, a: string, cents?: string) => dollars(a, cents))
      .replace(/\s?\/\s?(month|mo|year|hour|day)\b/g, (_, of: string) => ` ${each[of]}`)
      .replace(range(''), (_, ...[a, ac, b, bc]: string[]) => `${whole(a, ac)} to ${whole(b, bc)}`)
      .replace(/\b(19|20)(\d\d)\b(?!,|\.\d)/g, (_, first: string, last: string) =>
        year(first, last),
      )
      .replace(/(\d)\s?%/g, '$1 percent')
      .replace(new RegExp(`\\b${number}`, 'g'), (_, a: string, rest?: string) => whole(a, rest))
      .replace(/&/g, ' and ')
      .replace(/[*_#`<>|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** The first sentences; a line is a sentence, too. */
export function firstSentences(text: string, most: number): string {
  const sentences = text.match(/[^.!?\n]+(?:[.!?]+(?=\s|$)|\n|$|[.!?]\S*)/g) ?? [text]
  const said: string[] = []
  for (const one of sentences) {
    // A dot inside a word or a number doesn't end a sentence.
    const last = said.at(-1)
    if (last && !/[.!?\n]$/.test(last)) said[said.length - 1] = last + one
    else if (said.length < most) said.push(one)
    else break
  }
  return said.join('').trim()
}

function whole(digitsOf = '', rest?: string): string {
  const said = inWords(Number(digitsOf.replaceAll(',', '')))
  return rest ? `${said} point ${digits(rest)}` : said
}

function dollars(amount = '', cents?: string): string {
  const said = `${whole(amount)} ${amount === '1' ? 'dollar' : 'dollars'}`
  return cents && Number(cents) > 0 ? `${said} and ${inWords(Number(cents))} cents` : said
}

function year(first: string, last: string): string {
  const said = inWords(Number(last))
  if (last === '00') return first === '20' ? 'two thousand' : 'nineteen hundred'
  if (first === '20' && Number(last) < 10) return `two thousand ${said}`
  return `${inWords(Number(first))} ${said}`
}

/** 256 is two fifty-six, 4096 forty ninety-six. */
function byPairs(size: string): string {
  const head = size.length === 3 ? size.slice(0, 1) : size.slice(0, 2)
  return `${inWords(Number(head))} ${inWords(Number(size.slice(head.length)))}`
}

function digits(text: string): string {
  return [...text].map((digit) => ones[Number(digit)]).join(' ')
}
