/**
 * What no passage may answer, whatever its words resemble, as data: danger, a fault at somebody's gate,
 * matters of other people, sign-ins and what dealers pay. Matched on the folded words of a message.
 */
import { inOrder } from './inOrder'
import { admission, dangerReply, faultReply } from './replies'

interface Situation {
  reply: string
  /** Any of these. */
  said: readonly Pick<RegExp, 'test'>[]
  /** And none of these. */
  unless?: readonly RegExp[]
  /** Only where what is asked is not surely something that Whisper is told. */
  unlessTold?: true
}

const happening =
  /\b(?:some ?one|somebody|(?:a|the|this|that|some) (?:man|woman|guy|stranger|person|kid|child|girl|boy|baby|dog|driver|thief|burglar)|people|i am|we are|he is|she is|they are|there is|there was|just|right now|now|help|my (?:son|daughter|child|kid|baby|mother|mom|father|dad|husband|wife|friend|neighbor|grandma|grandmother|dog))\b/
const urgent =
  /\b(?:climb(?:ed|ing)?|trespass\w*|burglars?|intruders?|prowlers?|break(?:ing)? in(?:to)?|broke in(?:to)?|broken into|fire|smoke|burning|flames|attack(?:ed|ing)?|assault\w*|threat\w*|follow(?:ed|ing) me|weapon|gun|knife|rob(?:bed|bing)?|steal(?:ing)?|trapped|pinned|crushed|bleed\w*|hurt|injured|unconscious|collapsed|faint(?:ed)?|breathe|breathing|drown\w*|dying|locked in(?:side)?|stuck (?:in|inside|under|between)(?! (?:\w+ )?(?:contract|subscription|plan|deal|meeting|traffic))|electrocuted|shock(?:ed)?|crash(?:ed)?|run over|ran over|panic)\b/

const thing =
  '(?:my|our|the|this|your|a) (?:\\w+ )?(?:gate|door|sign|phone|code|call|system|box|portal|account|controller|relay|camera|button|app|number|it)'

/** The words of a fault, in a question about what would be then. */
const noFault: readonly RegExp[] = [
  /\b(?:scan|scans|scanning|scanned? (?:the|it)|read the|square|what if (?:the|my) (?:visitor|guest|phone)|warranty|power (?:is|goes|went)|outage|blackout|camera)\b(?!.*\b(?:not ring|any ?more)\b)/,
  /\b(?:locked into|stuck with|contract)\b/,
]

export const situations: readonly Situation[] = [
  {
    reply: faultReply,
    said: [
      /\bnot (?:let me in|accept(?:ing)? my (?:password|login|code)|(?:log|sign|logging|signing) (?:me )?in)\b|\blocked out of (?:my|the) (?:account|portal|control center)\b/,
    ],
    unless: [/^(?:how|why) (?:do|can|does)\b|\b(?:without|if)\b/],
  },
  {
    reply: dangerReply,
    said: [
      /\b(?:911|ambulance|paramedics?|emergency|heart attack|stroke|seizure|overdose\w*|suicid\w*|kill (?:myself|me|him|her)|end my life|self harm|hurt myself|hot car|gas leak|not breathing|can not breathe|choking|giving birth|gunshots?|shooting|active shooter|armed)\b/,
      /\b(?:not|no longer|never|do not) want to (?:live|be alive|wake up)\b/,
      /\b(?:better off dead|want to die|going to die)\b/,
      new RegExp(`${happening.source}.*${urgent.source}|${urgent.source}.*${happening.source}`),
    ],
    unless: [
      /\b(?:hack\w*|sirens?|liable|insur\w*|encrypt\w*|warranty|cables?|coverage|emergency (?:access|services|vehicles?|contact|number|key|release|override)|what if|would|can (?:someone|somebody|a|people|they|thieves|burglars))\b/,
    ],
  },
  {
    reply: admission,
    said: [
      /\b(?:patent|serial|model|registration|tax|fax|policy|permit|certificate|license) (?:number|no|id)\b/,
      /\b(?:as an?|i am an?|we are|being an?|for an?|for) (?:\w+ )?(?:installers?|contractors?|electricians?|integrators?|resellers?|distributors?)\b.*\b(?:price|prices|pricing|cost|costs|pay|rate|rates|get it for|charge)\b/,
      /\b(?:cost|costs|dealer|internal|purchase|purchasing) (?:column|sheet|list|table)\b|\b(?:trade|reseller|distributor|installer|contractor|internal|purchase|net) (?:price|prices|pricing|cost|costs)\b/,
      /\bcharges? (?:\w+ )?dealers?\b/,
      /\b(?:wholesale|margins?|mark ?ups?|profits?|commissions?|kickbacks?)\b/,
      /\bdealers?\b.*\b(?:price|prices|pricing|cost|costs|pay|pays|buy|discount|rate|rates)\b|\b(?:cost|price|prices) (?:for|of|to) (?:a )?dealers?\b/,
      /\b(?:cost you|costs you|you (?:guys |folks |people )?(?:pay|paid|buy|spend)|your (?:own |internal |purchase |buying )?costs?|internal(?:ly)? (?:cost|price)|cost price|costs? .*\binternally|at cost)\b/,
      /\b(?:password|passcode|pass word|pin code|credentials|secret key|api key|private key|token)s?\b/,
      /\b(?:log|sign|let) me in(?:to)? (?:as|to|the|your)\b|\blog ?in as\b|\b(?:admin|administrator|root) (?:access|login|account|rights|panel|portal)\b|\bsudo\b/,
      /\b(?:other|another|previous|last|different) (?:visitor|customer|user|person|people|client|owner)s? (?:\w+ )?(?:ask|asked|say|said|write|wrote|wanted|chat|chats|conversations?|names?|numbers?|data|address(?:es)?)\b/,
      /\b(?:visitor|customer|user|person|people|client)s? before me\b/,
      /\b(?:names?|list|addresses|phone numbers?|emails?) of (?:\w+ )?(?:\w+ )?(?:customers?|clients?|owners?|residents?|users?|tenants?|visitors?|neighbors?)\b/,
      /\bwho (?:lives|is living|resides|owns (?:the|that|this) (?:house|home|property|gate|place)|was (?:it|that|at|there)|rang|scanned|called me|came|opened|visited|entered|let)\b/,
      /\b(?:is|was) (?:my |the )?(?:neighbor|husband|wife|ex|boyfriend|girlfriend|boss|owner|tenant|son|daughter) (?:home|there|in|at home|away|out)\b/,
      /\bmy (?:\w+ )?(?:account)\b.*\b(?:status|balance|number|show|look up|check|change|update)\b|\b(?:look up|check|show me|change|update|delete) my (?:\w+ )?account\b/,
      /^(?:please )?(?:change|update|set|remove|add|replace|switch) (?:the |my |our )?(?:\w+ )?(?:number|phone|code|pin|address|name|email)\b/,
      /^(?:please )?(?:open|unlock|close|lock|hold) (?:all|my|the|our|every|this|that) (?:\w+ )?(?:gates?|doors?)\b(?!.*\b(?:schedule|when|if|how)\b)/,
    ],
    unless: [
      /\b(?:share|shared|deleted?|erased?|kept|stored?|hack\w*|forgot to ask|statistics|analytics|reports?|charts?|text messages?|unsubscribe)\b/,
    ],
  },
  {
    reply: admission,
    said: [
      /\bmy (?:\w+ )?(?:bill|invoice|balance|order|request|account number|quote (?:number|status)|refund|payment|appointment)\b/,
    ],
    // What a set would cost is no matter of somebody's account.
    unless: [/\b(?:would|subscription|sim card|led|gooseneck|enclosure|booster)\b/],
  },
  {
    reply: faultReply,
    said: [
      new RegExp(
        `\\b${thing} (?:\\w+ ){0,2}(?:(?:will|does|do|did|would|is|are|can|has) not (?:\\w+ )?(?:open|close|work|ring|connect|respond|answer|load|lock|unlock|light|dial|turn|start|working|opening|closing|ringing|responding|connecting|answering)|stopped|quit|fail(?:s|ed|ing)?|froze|freezes|keeps? (?:opening|closing|beeping|ringing|dropping|failing)|broke|is broken|is (?:stuck|dead|down|jammed|frozen|damaged|gone|missing|blank|offline|bent|crooked|making)|was (?:hit|stolen|damaged|removed|vandali[sz]ed|ripped|knocked)|fell|got (?:hit|stolen|damaged|stuck|ripped|knocked))\\b`,
      ),
      /\b(?:stopped (?:working|ringing|opening|closing|responding)|not (?:ring|work|open|close) any ?more|out of order|act(?:s|ing) (?:up|weird|strange|funny)|(?:was|were|did|has) not (?:been sent|sent|go through)|malfunction\w*|error (?:message|code))\b/,
      /^(?:gate|door|sign|it|system|code|app|phone) (?:will|does|do|did|is|can) not (?:open|close|work|ring|connect|respond|working|opening|closing|ringing)/,
      /\b(?:connected|sent|called|reached|put|got|rang|rings|goes|calls)\b.*\bwrong (?:house|person|number|apartment|unit|owner|home|door|place)\b|\bwrong (?:house|person|number|apartment|unit|owner)\b/,
      /\b(?:closed|hit|crushed|scratched|dented|damaged|fell) (?:on|into|against|onto)? ?(?:my|our|his|her) (?:car|truck|van|vehicle|bumper|mirror|leg|arm|foot|hand|bike)\b|\bmy (?:car|truck|van|vehicle|bumper) (?:was|got|is) (?:hit|scratched|dented|damaged|stuck)\b/,
      /\bcharged (?:me )?(?:twice|double|two times)\b/,
    ],
    unless: noFault,
  },
  {
    reply: faultReply,
    said: [
      /\bno shows?\b|\b(?:nobody|no one|he|they|crew|installers?|technicians?) (?:never|(?:did|has|have) not) (?:show(?:ed|n)?|came|come|turn(?:ed)?) up\b/,
    ],
    unless: [/\b(?:if|suppose|in case)\b/],
  },
  {
    // Somebody stands before a gate where nobody answers, or a household where nobody is home asks what then.
    reply: faultReply,
    unlessTold: true,
    said: [
      inOrder(
        /\b(?:nobody|no one|noone|customer|client|owner|resident|host|tenant|he|she|they|friend)\b/,
        /\b(?:not|nobody|no one)\b/,
        /\b(?:answer(?:ing|s)?|pick(?:ing|s)? up|respond(?:ing|s)?|home)\b/,
      ),
      /\b(?:nobody|no one|noone) (?:is )?(?:answer\w*|pick\w* up|respond\w*|comes(?! in| through| inside| after)|home|there)\b/,
      /\b(?:just |only |it )(?:spins|hangs|freezes|crashes|times out)\b|\b(?:never loads|will not load|does not load|can not load|loading forever|keeps loading)\b/,
    ],
    unless: [...noFault, /\b(?:all day|during the day|on weekdays|most days|at work)\b/],
  },
]

/** `said`: the folded words with spaces between. `isTold`: whether what is asked is surely told. */
export function situationReply(said: string, isTold = false): string | undefined {
  return situations.find(
    ({ said: patterns, unless = [], unlessTold = false }) =>
      !(unlessTold && isTold) &&
      patterns.some((pattern) => pattern.test(said)) &&
      !unless.some((it) => it.test(said)),
  )?.reply
}
