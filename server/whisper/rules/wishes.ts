/** Whether a message asks for a person or a quote, gives a number to call, complains or reports a fault. */
import { givenNames } from '../redaction/givenNames'
import { isEnglish } from '../words/english'
import { words } from '../words/fold'
import { createSpelling } from '../words/spelling'

/** Slips in the words that tell a wish are corrected: what is wished for stands in no entry. */
const telling = createSpelling(
  'person people human agent operator representative somebody someone anyone anybody manager supervisor staff employee specialist advisor customer service support sales billing talk speak chat connect transfer reach contact phone call callback please want need would like quote quotation estimate request send email'.split(
    ' ',
  ),
)
const said = (text: string): string =>
  words(text)
    .map((word) => (isEnglish(word) ? word : (telling.nearest(word) ?? word)))
    .join(' ')

const person =
  '(?:(?:a|an|the|your|some|another) )?(?:(?:real|live|actual|human|sales|support|customer service|service) )*(?:person|people|human(?: being)?|agent|operator|representative|rep|somebody|someone|anyone|anybody|manager|supervisor|staff|employee|specialist|advisor|team(?: member)?|customer (?:service|support|care)|sales|support|billing)'
const anybody =
  '(?:(?:a|an|some|any|another) )?(?:(?:real|live|actual|human) )*(?:person|people|humans?(?: beings?)?|agents?|operator|representative|rep|somebody|someone|anyone|anybody)'
const called = '(?:called|phoned|contacted|texted|rung|reached)'
/** "Call me when …" asks for what the product may do. */
const notAlways = '(?! (?:when|if|whenever|every|each|at the|or|and|before|after|as soon))'
const personPatterns = [
  `^(?:please )?${person}(?: please)?$`,
  `\\b(?:talk|talking|speak|speaking|deal|dealing|chat|connect|connected|put|through|transfer|transferred|pass|hand|escalate|switch|get in touch)(?: me| us| this)?(?: on| over| through| back)? (?:to|with) ${person}\\b(?! (?:plan|package|contract))`,
  `\\b(?:get|give|find|bring|want|need|prefer|rather have|like) (?:me |us )?${person}(?: please| now| on the (?:line|phone)| here)?$`,
  `(?:^|\\b(?:please|just|you|now|${person}) )(?:to )?(?:call|ring|phone|contact|text|reach(?: out to)?) (?:me|us)(?: back)?\\b${notAlways}`,
  `\\b(?:like|want|wish|love|need|prefer|ask|please)(?: \\w+){0,2} (?:to (?:be|get)|being) ${called}(?: back)?\\b${notAlways}`,
  `\\b${anybody} (?:that |who |whom |there )?(?:i|we) (?:can|could|may|might) (?:talk|speak|chat|call|phone|meet|reach|write|text|ask)\\b`,
  `\\b(?:i|we) (?:can |could |might )?(?:reach|contact|get (?:a )?hold of|meet|hear from) ${anybody}\\b`,
  `^(?:(?:is|are) there|do you have|have you got|got) (?:a |an |any )?(?:real|live|actual|human) ${anybody}\\b`,
  `\\b(?:have|get|ask|let|tell) (?:\\w+ )?${person}(?: to)? (?:call|ring|phone|contact|text|reach)\\b(?! the)`,
  '^(?:so |and |then |ok )?who (?:do|can|could|should|may|would) (?:i|we) (?:talk|speak|chat)(?: to| with)?(?: then| now| instead| here)?$',
  '^(?:yes |yeah |ok |okay |sure )*please (?:call|phone|ring)$',
  '\\b(?:give|gimme) (?:me|us)? ?a (?:call|ring|buzz|callback|call back)\\b',
  '\\b(?:request|want|need|like|schedule|arrange|book) (?:a |an )?(?:callback|call back|phone call)\\b',
].map((pattern) => new RegExp(pattern))
const named = /\b(?:talk|speak|chat) (?:to|with) ([a-z]+)(?: please| again)?$/
/** "Does it call me when …" is a question about the product. */
const ofProduct =
  /\b(?:does|do|will|would|did|is|if|when|how|why|who|whom|what|which|why) (?:\w+ ){0,4}(?:call|ring|phone|text|contact|reach) (?:me|us)\b/
const refused =
  /\b(?:do|does|would|rather|please|need|want) not (?:want |wish |need |have |like |prefer )*(?:to )?(?:talk|speak|chat|call|ring|phone|text|contact|connect|transfer)\b|\bno need to\b/
/** "Can my visitors speak with a person?" */
const byOthers =
  /\b(?:visitors?|guests?|tenants?|residents?|drivers?|callers?|couriers?|customers?|they (?:can|could|will|would|want|need)) (?:(?!(?:i|we|me|us) )\w+ ){0,4}(?:talk|speak|chat|be connected)\b/

export function wantsPerson(text: string): boolean {
  return text.split(/(?<=[.!?;])\s+|\n+/).some((sentence) => {
    const wish = said(sentence)
    if ([ofProduct, refused, byOthers].some((other) => other.test(wish))) return false
    return (
      personPatterns.some((pattern) => pattern.test(wish)) ||
      givenNames.has(named.exec(wish)?.[1] ?? '')
    )
  })
}

const contact = /\S@\S+\.\w|\+?\d(?:[\s().-]{0,3}\d){9,14}/
const mostCharactersOfContact = 100

/** Hardly more than a phone number or an e-mail address: somebody wants to be called or written to. */
export function givesContact(text: string): boolean {
  return text.length <= mostCharactersOfContact && contact.test(text) && !text.includes('?')
}

const quoted = '(?:quotes?|quotations?|estimates?)'
const quote = new RegExp(
  [
    String.raw`\b(?:get|got|want|need|like|love|request|send|give|have|make|receive|prepare|order|open|start|begin|create|submit|provide|arrange|book|schedule|write|draw up|put together|e ?mail|mail|text|fax|ask(?:ing)? for|apply for|looking for|interested in|hoping for) (?:\w+ ){0,4}${quoted}\b`,
    String.raw`\b${quoted} request\b|\brequest for (?:a |an )?${quoted}\b`,
    String.raw`(?:^|\b(?:please|can you|could you|would you|will you) )quote (?:me|us|the|a|an|my|our|this|it|one|two|three|four|five|\d+)\b`,
    String.raw`^(?:please )?(?:a |an )?(?:free )?${quoted}(?: please| for\b.*)?$`,
  ].join('|'),
)
/** "How long is my quote valid?" doesn't ask for one. */
const ofQuotes =
  /(?<!\b(?:can|could|may) )\b(?:i|we) (?:just |already |have )*(?:got|received|have|had) (?:\w+ ){0,2}quote\b|\b(?:my|our|your last|this|that|the (?:old|last|first)|accepted) (?:\w+ )?quote|\bquote (?:is )?(?:number|expires?|valid|says|said)\b|^(?:(?:for )?how long|why|when|who|what|which|if|is(?! (?:it possible|there a way)\b)|are|does)\b/

export function wantsQuote(text: string): boolean {
  const wish = said(text)
  return !ofQuotes.test(wish) && quote.test(wish)
}

const complaint =
  /^(?:no )?(?:(?:that|this|it|you|your answer) (?:is|are|was) )?(?:so |just |totally |completely )?(?:wrong|incorrect|useless|not (?:right|true|correct|helpful|useful))$|\b(?:technician|installer|driver|plumber|crew|guy|you|they|he|she|nobody|no one) (?:did not|never) (?:show(?:ed)?(?: up)?|come|came|arrive|arrived|call(?:ed)? (?:me )?back)\b|\b(?:nobody|no one) (?:showed up|came|called (?:me )?back)\b|\bto (?:complain|(?:make|file) a complaint)\b|^(?:you|this|it) (?:guys |company |really )*sucks?$|\b(?:worst|terrible|horrible|awful) (?:company|(?:customer )?service|experience)\b|\b(?:was|were|is|are) (?:so |very |really |extremely )?rude\b|\b(?:i|we) (?:was|were|got|have been) (?:charged twice|billed twice|double (?:charged|billed)|overcharged)\b|^this is (?:unacceptable|ridiculous|outrageous|a joke)$|^(?:this is |what )?a (?:total )?(?:scam|rip ?off)$/

/** Something went wrong with an answer or with people, which no knowledge mends. */
export function complains(text: string): boolean {
  return complaint.test(words(text).join(' '))
}

const fault =
  /\b(?:my|our|the|this|your|it) ?(?:\w+ ){0,3}(?:(?:will|does|do|did|would|is|are|can|has|have) not (?:\w+ )?(?:open|close|work|ring|connect|respond|answer|load|lock|unlock|light|turn|start|charge|print|working|opening|closing|ringing|responding|connecting|charging|starting)|(?:just |has |have |suddenly )?(?:stopped|quit|failed|froze|broke|died)\b|(?:is|are) (?:broken|stuck|dead|down|jammed|frozen|damaged|offline|leaking|out of order)|keeps? (?:\w+ing)|(?:just )?(?:opened|closed|moved|rang|started) (?:all )?(?:by itself|on its own))\b|\b(?:stopped working|out of order|acting up|malfunction\w*|error (?:message|code))\b/

/** "Gate won't close", as people type. */
const shortFault =
  /^(?!(?:why|what|how|when|if|who|which|i|you|we|they|he|she|people|visitors|it)\b)(?:\w+ ){1,2}(?:(?:will|does|is|can|has) not (?:open|close|work|ring|connect|respond|lock|unlock|charge|working|opening|closing|ringing|responding|connecting|charging)|(?:is )?(?:broken|stuck|jammed|frozen|out of order))\b/

/** "My tenant quit", "our dog died": nothing to repair. */
const lossOfPerson =
  /\b(?:husband|wife|mother|mom|father|dad|brother|sister|son|daughter|grandmother|grandfather|friend|neighbor|tenant|resident|landlord|owner|employee|assistant|member|he|she|dog|cat|horse) (?:\w+ )?(?:quit|died)\b/

/** Something the visitor has doesn't work. */
export function tellsFault(text: string): boolean {
  const said = words(text).join(' ')
  return (
    (fault.test(said) || shortFault.test(said)) &&
    !/\b(?:what if|in case|if (?:the|my|it|a)|would|warranty)\b/.test(said) &&
    !lossOfPerson.test(said)
  )
}
