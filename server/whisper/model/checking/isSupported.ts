/**
 * Whether the passages support a language model's sentence. One passage must have most distinctive
 * words of each clause, and its statement nearest to the clause must not say the opposite. A claim
 * about a current state (open, locked, on its way) must be in the passage as such. The question's
 * words count as no evidence. unsupported.ts checks figures and addresses.
 *
 * An amount of money must stay the price of the same thing: every word of its clause must be in the
 * statement of that price, and the clause must fit no other price. Otherwise it compares words
 * without understanding them, so a swap of who does what to whom goes unnoticed; so do two things
 * joined under one price if the statement has the words of both.
 */
import { announced, courtesy, opening, periods } from './claimWords'
import { fold, hasContent, hasPrice, type Statement, statementsIn, wordsOf } from './statements'

export interface Passage {
  title?: string
  text: string
}

/** Share of a clause's distinctive words that one passage must have; measured in isSupported.test.ts. */
export const threshold = 0.8
/** Share that the nearest statement must have; the rest may be around it, as in "It expires." */
const nearEnough = 0.5
/** The same for a state, and the share of that statement to repeat: "The pool is open" omits when. */
const nearEnoughForState = 0.6
const wholeEnoughForState = 0.75

export function isSupported(
  sentence: string,
  passages: readonly Passage[],
  least = threshold,
): boolean {
  let said = fold(sentence)
  while (opening.test(said)) said = said.replace(opening, '')
  if (courtesy.test(said)) return true
  // No passage says what the assistant did or will do.
  if (/\bi\b/.test(said)) return false
  const claims = statementsIn(said).filter(hasContent)
  // A single word ("It works.") occurs anywhere, so it supports nothing without a figure or "announced".
  if (wordsOf(said).size < 2 && !/\d/.test(said) && !said.includes(announced)) return false
  const read = passages.map(readPassage)
  const prices = read.flatMap(({ statements }) => statements).filter(hasPrice)
  return claims.every((claim) => {
    const others = prices.filter(
      ({ amounts }) => ![...amounts].some((one) => claim.amounts.has(one)),
    )
    return read.some((one) => bears(one, claim, { least, others }))
  })
}

interface Read {
  words: ReadonlySet<string>
  statements: readonly Statement[]
}

function readPassage({ title = '', text }: Passage): Read {
  const read = fold(text)
  const named = fold(title)
  return { words: wordsOf(`${named} ${read}`), statements: statementsIn(read, named) }
}

interface Bearing {
  least: number
  /** Statements with other amounts than the claim's. */
  others: readonly Statement[]
}

function bears({ words, statements }: Read, claim: Statement, { least, others }: Bearing): boolean {
  if (shareOf(claim.words, words) < least) return false
  const nearness = (those: Statement[]) =>
    Math.max(0, ...those.map((one) => shareOf(claim.words, one.words)))
  const alike = statements.filter((statement) => isAlike(statement, claim))
  const contrary = statements.filter(({ isNegative }) => isNegative !== claim.isNegative)
  if (hasPrice(claim)) {
    const denied = contrary.filter(({ amounts }) => isWithin(claim.amounts, amounts))
    return alike.some((one) => isSamePrice(claim, one, others)) && nearness(denied) < 1
  }
  const nearest = nearness(alike)
  const isState = claim.states.size > 0
  const isNear = nearest >= (claim.exists ? 1 : isState ? nearEnoughForState : nearEnough)
  return isNear && nearest > nearness(contrary)
}

/**
 * Whether a claim means this statement's price: what it is the price of is in the words of the
 * statement or its title, with one of the statement's own if it has any, and no other price fits.
 */
function isSamePrice(claim: Statement, own: Statement, others: readonly Statement[]): boolean {
  const { words, amounts } = claim
  const said = [...words]
  // Of "$5, or $40 for ten" neither is the price by itself.
  if (own.isMixed || own.amounts.size > amounts.size) return false
  if (said.every((word) => periods.has(word)) || !isWithin(words, own.named)) return false
  if (own.words.size > 0 && !said.some((word) => own.words.has(word))) return false
  // "Installation costs $5" fits neither where the basic one costs $5 and the professional one $9.
  return others.every((other) => {
    const by = own.title === other.title ? 'words' : 'named'
    const isOnlyIn = (one: Statement, than: Statement) => (word: string) =>
      one[by].has(word) && !than[by].has(word)
    const isOwn = said.some(isOnlyIn(own, other)) || isWithin(own[by], words)
    return isOwn && !said.some(isOnlyIn(other, own))
  })
}

/** Whether the claim may be a rewording of the statement. */
function isAlike(statement: Statement, claim: Statement): boolean {
  if (statement.isNegative !== claim.isNegative) return false
  // "If the gate is open" doesn't say that it is.
  if (statement.isConditional && !claim.isConditional) return false
  if (!isWithin(claim.widening, statement.widening)) return false
  // Another price in the same passage is a price of something else.
  if (!isWithin(claim.amounts, statement.amounts)) return false
  if (claim.states.size === 0) return true
  return (
    isWithin(claim.states, statement.states) &&
    claim.words.size > claim.states.size &&
    shareOf(statement.words, claim.sentence) >= wholeEnoughForState
  )
}

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  [...part].every((one) => whole.has(one))

function shareOf(words: ReadonlySet<string>, known: ReadonlySet<string>): number {
  if (words.size === 0) return 1
  return [...words].filter((word) => known.has(word)).length / words.size
}
