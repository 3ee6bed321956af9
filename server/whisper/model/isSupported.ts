/**
 * Whether the passages support a language model's sentence. One passage must have most distinctive
 * words of each clause, and its statement nearest to the clause must not say the opposite. A claim
 * about a current state (open, locked, on its way) must be in the passage as such. The question's
 * words count as no evidence. unsupported.ts checks figures and addresses.
 *
 * It compares words without understanding them, so a swap of who does what to whom goes unnoticed.
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
  and or as than then so because although though whether too also just only very even well both either
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

const stateWords =
  'open|closed|shut|locked|unlocked|ajar|free|busy|available|unavailable|occupied|vacant|full|empty|on|off|down|up|online|offline|live|ready|active|inactive|enabled|disabled|armed|disarmed|safe|secure|secured|unsafe|dangerous|broken|fine|ok|okay|normal|powered|connected|disconnected|staffed|guarded|manned|clear|blocked|possible|impossible|legal|approved|certified|guaranteed|waterproof|home|away|here|there|at|outside|inside'
const states: readonly RegExp[] = [
  // "is now open", "keep the gate open", "are on their way".
  new RegExp(
    `\\b(?:is|are|was|were|be|been|being|stay|stays|stayed|remains?|keeps?|kept|left|leaves?)(?: [\\p{L}'-]+){0,3}? (${stateWords})(?![\\p{L}'-])`,
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
  words: ReadonlySet<string>
  /** The words of the whole sentence that the clause belongs to. */
  sentence: ReadonlySet<string>
  states: ReadonlySet<string>
  widening: ReadonlySet<string>
  /** Amounts of money, as written. */
  amounts: ReadonlySet<string>
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
  return claims.every((claim) => passages.some((one) => bears(one, claim, least)))
}

function bears({ title = '', text }: Passage, claim: Statement, least: number): boolean {
  const read = fold(text)
  if (shareOf(claim.words, wordsOf(`${fold(title)} ${read}`)) < least) return false
  const statements = statementsIn(read)
  const nearness = (those: Statement[]) =>
    Math.max(0, ...those.map(({ words }) => shareOf(claim.words, words)))
  const nearest = nearness(statements.filter((statement) => isAlike(statement, claim)))
  const contrary = statements.filter(({ isNegative }) => isNegative !== claim.isNegative)
  const isState = claim.states.size > 0
  const isNear = nearest >= (claim.exists ? 1 : isState ? nearEnoughForState : nearEnough)
  return isNear && nearest > nearness(contrary)
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
function statementsIn(text: string): Statement[] {
  return text.split(/[.!?;]+(?:\s|$)/).flatMap((sentence) => {
    const clauses = clausesOf(sentence).filter((clause) => !courtesy.test(clause))
    const whole = { sentence: wordsOf(sentence), isConditional: clauses.some(isCondition) }
    return clauses.map((clause) => ({ ...whole, ...statementOf(clause) }))
  })
}

function statementOf(clause: string): Omit<Statement, 'sentence' | 'isConditional'> {
  const found = states.flatMap((state) => [...clause.matchAll(state)].map(([, word = '']) => word))
  return {
    words: wordsOf(clause),
    states: new Set(found),
    widening: new Set(widening.filter(([, words]) => words.test(clause)).map(([name]) => name)),
    amounts: new Set(clause.match(/[-−]?[$€£] ?\d[\d,]*(?:\.\d+)?/gu)),
    isNegative: negation.test(clause),
    exists: exists.test(clause),
  }
}

const isCondition = (clause: string) => condition.test(clause)
const hasContent = ({ words, states }: Statement) => words.size + states.size > 0

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

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  [...part].every((one) => whole.has(one))

function shareOf(words: ReadonlySet<string>, known: ReadonlySet<string>): number {
  if (words.size === 0) return 1
  return [...words].filter((word) => known.has(word)).length / words.size
}
