/** What a caller means by what they said or pressed, if it isn't a question. */
import { pickOf } from '#shared/chat/picks'
import type { Offer } from '#shared/whisper/answer'

interface Input {
  speech: string
  digits: string
  /** 0 to 1, from the provider. */
  confidence: number
}

type Told = { is: 'silence' | 'unclear' | 'person' | 'goodbye' } | { is: 'question'; text: string }
type Interpretation = Told | { is: 'yes' } | { is: 'no' }
/** `offer` is its id, or null for none of them. */
type OfferInterpretation = Told | { is: 'pick'; offer: string | null }

/** Questions on keys, as the alternative to speech. */
const questionsByKey: Readonly<Record<string, string>> = {
  1: 'What does it cost?',
  2: 'How does the installation work?',
  3: 'How does it work for my visitors?',
}

const minConfidence = 0.3
const somebody =
  '(?:(?:a|an|the|your|some) )?(?:(?:real|live|actual|human) )?(?:person|people|human(?: being)?|agent|operator|representative|somebody(?: real)?|someone(?: real)?|manager|supervisor|boss)'
/** 'Can I give a person a code?' must not match: it is a question. */
const wantsPerson = [
  `^${somebody}(?: please)?$`,
  `\\b(?:talk|speak|talking|speaking) (?:to|with) ${somebody}\\b`,
  '\\b(?:connect|transfer) me\\b|\\bput me through\\b',
  `\\b(?:i (?:need|want)|i (?:would|d) like|(?:can|could|may) i (?:get|have)|(?:give|get) me) ${somebody}(?: (?:please|now|here))*$`,
].map((one) => new RegExp(one))
/** For callers who have had enough. Danger is recognized by Whisper itself. */
const upset =
  /\b(?:this is (?:ridiculous|useless|terrible|awful)|you (?:are|re) (?:useless|stupid|terrible|no help)|shut up|fuck\w*|damn it|(?:i am|i m) (?:so |very |really )?(?:angry|furious|desperate|scared|frustrated|upset|fed up)|(?:sick|tired) of (?:this|it|you)|i hate (?:this|you)|waste of (?:my )?time|oh my god|please help me)\b/
const yes =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|it did|yes it did|of course|please|absolutely|correct|right|go ahead)(?: (?:please|thanks|thank you|it did|that helped|sure|do|go ahead|(?:text|send) (?:me|it|them|me the links|me the form|the links|the form)|i (?:would|do)|that would be (?:great|nice)))*$/
const no =
  /^(?:no|nope|nah|not really|it did not|it didn t|not at all|no it did not|no it didn t)(?: (?:thanks|thank you|sorry))*$/
const goodbye =
  /^(?:(?:ok|okay|no|yes|alright|great) )*(?:good ?bye|bye(?: bye)?|that s all|that is all|that s it|nothing(?: else)?|no thank you|no thanks|i m done|i am done|thank you|thanks|hang up)(?: (?:bye|good ?bye|thank you|thanks|very much))*$/

export function interpretInput(
  { speech, digits, confidence }: Input,
  asksYesOrNo: boolean,
): Interpretation {
  if (digits !== '') {
    if (digits === '0') return { is: 'person' }
    if (asksYesOrNo) return digits === '1' ? { is: 'yes' } : digits === '2' ? { is: 'no' } : unclear
    const text = questionsByKey[digits]
    return text ? { is: 'question', text } : unclear
  }
  const said = speech
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (said === '') return { is: 'silence' }
  if (wantsPerson.some((one) => one.test(said)) || upset.test(said)) return { is: 'person' }
  if (yes.test(said)) return asksYesOrNo ? { is: 'yes' } : unclear
  // In reply to 'What else would you like to know?'
  if (no.test(said)) return { is: asksYesOrNo ? 'no' : 'goodbye' }
  if (goodbye.test(said)) return { is: 'goodbye' }
  if (confidence < minConfidence) return unclear
  return { is: 'question', text: speech }
}

/** The same for a reply to an offer. */
export function interpretOfferReply(input: Input, offers: readonly Offer[]): OfferInterpretation {
  const { speech, digits } = input
  if (digits !== '' && digits !== '0') {
    const pressed = offers[Number(digits) - 1]
    return pressed ? { is: 'pick', offer: pressed.id } : unclear
  }
  const offer = digits === '' ? pickOf(speech, offers) : undefined
  if (offer !== undefined) return { is: 'pick', offer }
  const what = interpretInput(input, true)
  if (what.is === 'no') return { is: 'pick', offer: null }
  if (what.is !== 'yes') return what
  const [only, ...others] = offers
  return only && others.length === 0 ? { is: 'pick', offer: only.id } : unclear
}

const unclear = { is: 'unclear' } as const
