/** The words and phrases by which statements.ts reads English: what is empty, denies, widens or prices. */
import { stemmer } from 'stemmer'

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that mean nothing on their own. */
export const empty = listed(`
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
export const negation = /\b(?:no|not|never|none|neither|nor|nothing|nobody|without)\b/
export const condition =
  /^(?:and |or |but |only |even )*(?:if|when|whenever|while|unless|until|in case|as long as)\b/

/** Words that widen a claim must be in the statement too. */
export const widening: readonly (readonly [string, RegExp])[] = [
  ['all', /\b(?:all|every|each|any|everything|every(?:body|one)|any(?:body|one))\b/],
  ['always', /\balways\b/],
  ['only', /\bonly\b/],
  ['at most', /\b(?:up to|at most|no more than|less than|below|under|maximum)\b/],
  ['now', /\b(?:now|currently|already|today|tonight|at the moment)\b/],
]

/** Words that tell of a price, not whose: "costs $5" and "starts at $5" count as the same. */
export const priceWords = new Set(
  [...listed('cost price start begin fee charge pay paid')].map(stemmer),
)
/** They tell prices apart, but a price is never theirs. */
export const periods = new Set(listed('hour day week month year'))
export const amount = /[-−]?[$€£] ?\d[\d,]*(?:\.\d+)?/gu

const stateWords =
  'open|closed|shut|locked|unlocked|ajar|free|busy|available|unavailable|occupied|vacant|full|empty|on|off|down|up|online|offline|live|ready|active|inactive|enabled|disabled|armed|disarmed|safe|secure|secured|unsafe|dangerous|broken|fine|ok|okay|normal|powered|connected|disconnected|staffed|guarded|manned|clear|blocked|possible|impossible|legal|approved|certified|guaranteed|waterproof|home|away|here|there|at|outside|inside'
export const states: readonly RegExp[] = [
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

export const opening =
  /^for your (?:\d+ )?\p{L}+,? |^(?:yes|no|sure|of course|certainly|absolutely|definitely|sorry|ok|okay|well|hello|hi|thanks|thank you|(?:great|good) question)\s*[,.!:;–—-]\s*(?=\S)/u
/** Phrases that claim nothing. "Yes" alone isn't one: it claims what was asked. */
export const courtesy = new RegExp(
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

export const announced = 'announced'
export const exists = /\bthere (?:is|are)\b/
