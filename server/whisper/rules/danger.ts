/** Whether a message reports a danger happening now. Asking what to do in one is an ordinary question. */
import { words } from '../words/fold'

const now =
  /^(?:old )?(?:man(?! cave)|woman|kid|child|girl|boy|baby|toddler)\b|\b(?:some ?one|somebody|(?:an?|the|this|that) (?:\w+ )?(?:man|woman|guy|stranger|person|kid|child|girl|boy|baby|dog|driver)|people|i am|i was|we are|we were|(?:he|she) (?:is|has)|they are|there is|there was|it is|just|right now|at this moment|help|my (?:\w+ )?(?:son|daughter|child|kid|baby|mother|mom|father|dad|husband|wife|friend|neighbor|grandmother|dog|cat|horse|pet|arm|leg|hand|chest))\b/
const harm =
  /\b(?:climb(?:s|ed|ing)? (?:over|in|(?:my|our) (?:fence|wall|balcony))|trespass\w*|burglars?|intruders?|prowlers?|break(?:s|ing)? in(?:to)?|broke in(?:to)?|fire(?! (?:sales?|doors?|lanes?|stations?|escapes?|marshals?|departments?|alarms?|codes?|pits?|proof|safety|trucks?|exits?|ratings?|rated))|smoke(?! (?:detectors?|alarms?))|burning|flames|sparks|attack(?:s|ed|ing)?|assault\w*|threaten\w*|follow(?:s|ed|ing) me|being (?:followed|chased)|weapon|gun|knife|rob(?:s|bed|bing)|trapped|pinned|crush(?:ed|ing)|(?<!nose )bleed(?:s|ing)(?! (?:money|cash))|injured|unconscious|collapsed|fainted|breathe|breathing|chest pain|drown(?:s|ed|ing)|dying(?! to)|locked in(?:side)?(?! (?:a|the|my|our) (?:contract|price|rate|plan|deal))|stuck (?:inside|under|between(?! (?:\w+ )?(?:quotes|offers|options|prices|companies)))|caught in|electrocuted|electric shock|run over|ran over|smell gas|gas leak|(?:stranger|intruder|burglar|prowler) (?:is )?in (?:my|our) (?:house|home|apartment)|kicking in (?:the|my|our) door|blood everywhere|swallowed a (?:battery|magnet))\b/
const alarm =
  /\b(?:call 911|need an ambulance|send (?:the |an? )?(?:police|ambulance|help)|this is an emergency|(?:it is|i have|we have|there is) an emergency|having a (?:heart attack|stroke|seizure)|overdosed?|suicid\w*|kill (?:myself|(?:me|us|him|her)(?! if\b))|end my life|hurt(?:ing)? myself|ending it all|(?:do not|not|no longer) want to (?:live|be alive|wake up)|better off dead|want to die|going to die|not breathing|can not breathe|choking|gunshots?|active shooter|giving birth|in danger|(?:i am|alone and) (?:so |very |really )?(?:scared|afraid|terrified)(?= (?:of (?:him|her|them)|and|please|help)\b|$)|smells? (?:of |like )?(?:gas|smoke|burning)|throwing sparks|smoke (?:is )?coming|power line (?:is )?down|about to explode|i got electrocuted|(?:some ?ones?|somebody|driver|man|woman|child|kid|he|she) (?:is |got |was )?(?:badly |seriously )?hurt(?= |$)(?! (?:by|that|my feelings))|carbon monoxide|(?:co|gas) alarm is (?:beeping|going off)|co alarm beeping|gas smell|(?:took|taken|swallowed) (?:too many|all (?:my|the|her|his)) pills|(?:room|house|kitchen|building|hall|apartment) is (?:full of|filled with) smoke|flames (?:are )?(?:coming|shooting) out|(?:house|roof|building|kitchen|barn) is burning(?: down)?(?= (?:help|please|now|call)\b|$)|(?:i|we) hit (?:a|the) (?:gas|power) line|fell (?:from|off) (?:a|the|my|our) (?:ladder|roof)|fallen and (?:i )?can not get up|(?:the|our) (?:\w+ )?(?:battery|motor|box|unit|panel|machine|engine|generator|charger|cable|wires?|outlet|pump) is (?:smoking|sparking)|on fire|help(?: \w+){0,6} (?:smoking|sparking|melting|exploding|exploded)|(?:smoking|sparking|melting|exploding|exploded)(?: \w+){0,6} help|(?:can not|do not want to) go on|everything is pointless|ambulance (?:crew )?(?:is |at |here)|(?:baby|child|kid|toddler|dog) is (?:locked )?inside)\b/
const body = '(?:arms?|hands?|fingers?|legs?|foot|feet|head|hair)'
const kid = '(?:child|kid|boy|girl|baby|toddler|son|daughter)'
const somebody = `(?:${kid}|dog|cat|man|woman|guy|mother|mom|father|dad|wife|husband|friend)`
/** It has happened to a person, an animal or a limb. */
const happened = new RegExp(
  String.raw`\bhad a (?:heart attack|stroke|seizure)\b|\b${body}\b.*\b(?:stuck|caught|trapped|pinned|crushed)\b|\bis on (?:my|his|her) ${body}$|\b${somebody} (?:(?:is|are|got|was) (?:\w+ )?)?(?:stuck|caught|trapped|pinned|crushed|(?:hit|run over) by)\b|\b${somebody} (?:is |are |was )?(?:not (?:moving|waking up)|turning blue|(?:fell|fallen) (?:in|into) (?:the |a )?(?:\w+ )?(?:water|pool|lake|river|pond|well)\b|went under(?: water)?$|missing(?: (?:please|help))?$)|\b(?:${somebody}|he|she) (?:has |just )?passed out\b|\b${kid} (?:(?:has|just|may have|might have) )*(?:swallowed|drank (?:some )?(?:\w+ )?(?:bleach|cleaner|antifreeze|poison|gasoline))\b|\b(?:hes|shes|(?:he|she|${somebody}) (?:is|keeps)) (?:hitting|beating) (?:me|us|him|her)\b(?! with)|\bcame down on (?:a|an|my|our|the) (?:\w+ )?${somebody}\b|\b(?:hit|struck|crushed|fell on|closed on|closing on) (?:me|him|her|us|(?:my|our|a|the|his|her) (?:\w+ )?(?:${somebody}|neighbor|${body}))\b`,
)
/** All that somebody in a hurry types. */
const cry =
  /^(?:help )?(?:(?:fire|emergency|an emergency|911|sos)(?: help)?$|(?:fire|flames|smoke|gas leak) (?:in|at|on) (?:the|my|our) \w+(?: \w+)?(?: help| please)*$)/
const outcry = /^(?:house|kitchen|chimney|roof|car|garage|barn|electrical|grass|brush) fire$/
/** A hypothetical question, not a report. */
const supposed =
  /^(?:(?:and|so|hi|hello|hey|ok) )*(?:what (?:does|do you|is|are|happens|if|would|about|kind|type)|how|do|does|did|can (?:i|you|we|a|the|someone|somebody|people|they)|could|would|will|should|which|when|is (?:it|the|your|there a)|are (?:there|your|you)|if|who|why|where)\b|\b(?:what if|in case|suppose|would|policy|insurance|warranty|covered|coverage|stops?|stopping|liable|imagine)\b/

/** Harm told as why somebody asks: "we were robbed last year". What began then may go on. */
const past =
  /(?<!\bsince )\b(?:last (?:night|week|month|year|spring|summer|fall|winter)|(?:days?|weeks?|months?|years?) ago|yesterday|in (?:january|february|april|june|july|august|september|october|november|december|(?:19|20)\d\d))\b/

/** Harm that somebody fears, or that didn't come. */
const averted =
  /\b(?:almost|nearly) (?:drowned|died|choked|fainted|fell)\b|\b(?:scared|afraid|terrified|frightened|fear) of \w+ing\b/g

/** "My dog was hit by a car last year" is over; "my arm is stuck in the gate you made last year" isn't. */
function hasHappened(told: string): boolean {
  const found = happened.exec(told)
  if (!found) return false
  const after = told.slice(found.index + found[0].length)
  return !past.test(after) || /\b(?:is|are|am)\b|\b(?:you|they|we|who) \w+ed\b/.test(told)
}

export function isDanger(text: string): boolean {
  const said = words(text).join(' ')
  if (supposed.test(said) && !/\b(?:help me|please help|call 911|now)\b/.test(said)) return false
  if (cry.test(said) || alarm.test(said) || (text.includes('!') && outcry.test(said))) return true
  const told = said.replace(averted, '')
  return hasHappened(told) || (now.test(told) && harm.test(told) && !past.test(told))
}
