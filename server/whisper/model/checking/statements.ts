/** What a text claims, clause by clause: its distinctive words, its amounts and their subject, its states. */
import { stemmer } from 'stemmer'
import {
  amount,
  announced,
  condition,
  courtesy,
  empty,
  exists,
  negation,
  periods,
  priceWords,
  states,
  widening,
} from './claimWords'

export interface Statement {
  /** Distinctive words; beside an amount, without `priceWords`. */
  words: ReadonlySet<string>
  /** The title of its passage, and the words of both. */
  title: string
  named: ReadonlySet<string>
  /** The words of the whole sentence that the clause belongs to. */
  sentence: ReadonlySet<string>
  states: ReadonlySet<string>
  widening: ReadonlySet<string>
  /** Amounts of money. */
  amounts: ReadonlySet<string>
  /** Which amount is the price of what is unclear. */
  isMixed: boolean
  isNegative: boolean
  /** Its sentence holds only under a condition. */
  isConditional: boolean
  /** "There is …" */
  exists: boolean
}

/** The clauses of a text that make a claim. */
export function statementsIn(text: string, title = ''): Statement[] {
  const titleWords = wordsOf(title)
  return text.split(/[.!?;]+(?:\s|$)/).flatMap((sentence) => {
    const clauses = clausesOf(sentence).filter((clause) => !courtesy.test(clause))
    const whole = { title, sentence: wordsOf(sentence), isConditional: clauses.some(isCondition) }
    return joinPrices(clauses)
      .flatMap(splitPrices)
      .map((clause) => {
        const one = statementOf(clause)
        return { ...whole, ...one, named: new Set([...one.words, ...titleWords]) }
      })
  })
}

/** Joins a bare amount to the clause that says whose price it is: "Key: $5", "A key is $5, never $9". */
function joinPrices(clauses: readonly string[]): string[] {
  const joined: string[] = []
  for (const clause of clauses) {
    const isBare = amountsIn(clause).size > 0 && !hasSubject(clause)
    if (isBare && joined.length > 0) joined.push(`${joined.pop()} ${clause}`)
    else joined.push(clause)
  }
  return joined
}

/**
 * Cuts "A box costs $5 for one gate and $9 for a pair" in two; the second gets the first's subject,
 * having none before its amount. "Between $5 and $9" stays whole.
 */
function splitPrices(clause: string): string[] {
  const parts: string[] = []
  for (const piece of clause.split(/\s(?=(?:and|or|plus)\s)/)) {
    const last = parts.at(-1)
    const between = `${last?.split(amount).at(-1)} ${piece.split(amount)[0]}`
    const isOther = last && amountsIn(last).size > 0 && amountsIn(piece).size > 0
    if (last && !(isOther && hasSubject(between))) parts.push(`${parts.pop()} ${piece}`)
    else parts.push(piece)
  }
  const [subject = ''] = clause.split(amount)
  return parts.map((part, index) => {
    const [own = ''] = part.split(amount)
    return index > 0 && !hasSubject(own) ? `${subject} ${part}` : part
  })
}

/** A list in one line: "Gate $5 door $9", or "$5 door" cut from "Gate: $5 door: $9". */
function isMixed(clause: string): boolean {
  const [before = '', ...after] = clause.split(amount)
  const [next = ''] = after[0]?.match(/\S+/) ?? []
  return after.slice(0, -1).some(hasSubject) || (before.trim() === '' && hasSubject(next))
}

function statementOf(
  clause: string,
): Omit<Statement, 'sentence' | 'isConditional' | 'title' | 'named'> {
  const found = states.flatMap((state) => [...clause.matchAll(state)].map(([, word = '']) => word))
  const amounts = amountsIn(clause)
  return {
    words: amounts.size > 0 ? subjectOf(clause) : wordsOf(clause),
    amounts,
    isMixed: isMixed(clause),
    states: new Set(found),
    widening: new Set(widening.filter(([, words]) => words.test(clause)).map(([name]) => name)),
    isNegative: negation.test(clause),
    exists: exists.test(clause),
  }
}

const isCondition = (clause: string) => condition.test(clause)
export const hasPrice = ({ amounts }: Statement) => amounts.size > 0
export const hasContent = ({ words, states, amounts }: Statement) =>
  words.size + states.size + amounts.size > 0

/** Normalizes contractions and every way of saying that something isn't available yet. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\bcan(?:not|'t)\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/\bi'm\b/g, 'i am')
    .replace(
      /'s(?= (?:(?:not|now|still|currently|just) )*(?:open|closed|locked|unlocked|\p{L}+ing)\b)/gu,
      ' is',
    )
    .replace(/\b(it|that|there|here|what|who)'s\b/g, '$1 is')
    .replace(
      /\bnot (?:yet )?(?:available|part of the service)(?: yet)?\b|\bcoming soon\b/g,
      announced,
    )
    .replace(/\s+/g, ' ')
    .trim()
}

function clausesOf(text: string): string[] {
  return text
    .split(
      /[.!?;:()—–]+(?:\s|$)|, | - |\s(?=(?:but|because|although|if|when|while|unless|which)\b)/,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

export function wordsOf(text: string): Set<string> {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1 && !empty.has(word))
  return new Set(words.map(stemmer))
}

const amountsIn = (clause: string) =>
  new Set(clause.match(amount)?.map((one) => one.replace(/[ ,]|\.0+$/g, '')))

/** What an amount is the price of. */
const subjectOf = (clause: string) =>
  new Set([...wordsOf(clause)].filter((word) => !priceWords.has(word)))

const hasSubject = (clause: string) => [...subjectOf(clause)].some((word) => !periods.has(word))
