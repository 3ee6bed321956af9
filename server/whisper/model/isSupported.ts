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
import { stemmer } from 'stemmer'

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

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that mean nothing on their own. */
const empty = listed(`
  a an the this that these those such there here it its they them their he him his she her hers
  i me my we us our ours you your yours who whom whose which what where why how somebody someone anybody
  anyone something anything whoever whatever
  am is are was were be been being do does did done doing have has had having get gets got getting take
  takes taken come comes last lasts receive receives provide provides still mean means
  can could may might must shall should will would let lets
  and or but as than then so because although though whether too also just only very even well both either
  of in on at by for from to into onto off out up over with about against among per upon during via
  after before until till since within if when while once unless
  no not never none neither nor nothing nobody without
  all every each everything everybody everyone always yes please
  zero one two three four five six seven eight nine ten eleven twelve first second twice am pm
`)
const negation = /\b(?:no|not|never|none|neither|nor|nothing|nobody|without)\b/
const condition =
  /^(?:and |or |but |only |even )*(?:if|when|whenever|while|unless|until|in case|as long as)\b/

/** Words that widen a claim must be in the statement too. */
const widening: readonly (readonly [string, RegExp])[] = [
  ['all', /\b(?:all|every|each|any|everything|every(?:body|one)|any(?:body|one))\b/],
  ['always', /\balways\b/],
  ['only', /\bonly\b/],
  ['at most', /\b(?:up to|at most|no more than|less than|below|under|maximum)\b/],
  ['now', /\b(?:now|currently|already|today|tonight|at the moment)\b/],
]

/** Words that tell of a price, not whose: "costs $5" and "starts at $5" count as the same. */
const priceWords = new Set([...listed('cost price start begin fee charge pay paid')].map(stemmer))
/** They tell prices apart, but a price is never theirs. */
const periods = new Set(listed('hour day week month year'))
const amount = /[-−]?[$€£] ?\d[\d,]*(?:\.\d+)?/gu

const stateWords =
  'open|closed|shut|locked|unlocked|ajar|free|busy|available|unavailable|occupied|vacant|full|empty|on|off|down|up|online|offline|live|ready|active|inactive|enabled|disabled|armed|disarmed|safe|secure|secured|unsafe|dangerous|broken|fine|ok|okay|normal|powered|connected|disconnected|staffed|guarded|manned|clear|blocked|possible|impossible|legal|approved|certified|guaranteed|waterproof|home|away|here|there|at|outside|inside'
const states: readonly RegExp[] = [
  // "is now open", "keep the gate open", "are on their way".
  new RegExp(
    `\\b(?:is|are|was|were|be|been|being|stay|stays|stayed|remains?|keeps?|kept|left|leaves?)(?: [\\p{L}'-]+){0,3}? (${stateWords})(?![\\p{L}'-]| ?[$€£])`,
    'gu',
  ),
  // "The gate has been unlocked", "We opened it."
  /\b((?:un)?locked|opened|closed|shut|armed|disarmed|disabled|enabled|blocked)\b/gu,
  /\b(?:is|are|was|were) (?:(?:not|now|still|currently|just) )*(\p{L}{2,}ing)\b/gu,
  // "Gate open."
  new RegExp(`(?<![\\p{L}'-])(${stateWords}|works?)$`, 'gu'),
  /\bwill (?:(?:not|now|then) )*(open|close|lock|unlock|stay|be)\b/gu,
  /\b(was|were|had|did|got|became|went|came)\b/gu,
  /\b(?:has|have|had) (?:(?:not|now|just|already) )*(been|\p{L}+ed|gone|left|come|sent|made)\b/gu,
]

const opening =
  /^for your (?:\d+ )?\p{L}+,? |^(?:yes|no|sure|of course|certainly|absolutely|definitely|sorry|ok|okay|well|hello|hi|thanks|thank you|(?:great|good) question)\s*[,.!:;–—-]\s*(?=\S)/u
/** Phrases that claim nothing. "Yes" alone isn't one: it claims what was asked. */
const courtesy = new RegExp(
  `^(?:${[
    '(?:that is )?(?:a )?(?:great|good|fair) question',
    '(?:(?:i am|we are) )?(?:happy|glad) (?:to help|you asked)',
    '(?:thanks|thank you)(?: for asking)?|you are welcome|welcome|hello|hi',
    '(?:i |we )?hope (?:this|that) helps',
    '(?:here|this) is how (?:it|this|that) works(?: in short)?',
    'here (?:is|are) (?:what (?:i|we) (?:found|know)|the (?:short )?(?:answer|details|steps|facts))',
    '(?:please |just |feel free to )*(?:ask|contact|call|text|write to|let)(?: us| me)?(?: know)?(?: (?:for|if|about|any|more|other|further|you|have|would|like|to|know|need|a|quote|questions?|details?|information|help|anything|else))*',
  ].join('|')})[.:!]*$`,
)

const announced = 'announced'
const exists = /\bthere (?:is|are)\b/

interface Statement {
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

/** The clauses of a text that make a claim. */
function statementsIn(text: string, title = ''): Statement[] {
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
  return parts.map((part, at) => {
    const [own = ''] = part.split(amount)
    return at > 0 && !hasSubject(own) ? `${subject} ${part}` : part
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
const hasPrice = ({ amounts }: Statement) => amounts.size > 0
const hasContent = ({ words, states, amounts }: Statement) =>
  words.size + states.size + amounts.size > 0

/** Normalizes contractions and every way of saying that something isn't available yet. */
function fold(text: string): string {
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

function wordsOf(text: string): Set<string> {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1 && !empty.has(word))
  return new Set(words.map(stemmer))
}

const amountsIn = (clause: string) =>
  new Set(clause.match(amount)?.map((one) => one.replace(/[ ,]|\.0+$/g, '')))

/** What an amount is the price of. */
const subjectOf = (clause: string) =>
  new Set([...wordsOf(clause)].filter((word) => !priceWords.has(word)))

const hasSubject = (clause: string) => [...subjectOf(clause)].some((word) => !periods.has(word))

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  [...part].every((one) => whole.has(one))

function shareOf(words: ReadonlySet<string>, known: ReadonlySet<string>): number {
  if (words.size === 0) return 1
  return [...words].filter((word) => known.has(word)).length / words.size
}
