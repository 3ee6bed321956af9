/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i
const oldPhone = /any phone|desk phone|landline|old (phone|one)|whatever phone|each of them|dial/i
const safe =
  /opens? nothing|nothing opens|verif|owner|person|manager|lets the visitor ask|your word|holds no key|call you/i

export const paraphrases1 = labelled('paraphrase', {
  'h20-up-tower': [
    'I am usually 190 steps up in the lantern room when the school bus shows. Must I climb down to let them through?',
    says(fromWhereYouAre),
  ],
  'h20-mid-cleaning': [
    'Hygienist, both hands in a mouth, then a courier turns up out back. How would I buzz him in without leaving the chair?',
    says(fromWhereYouAre),
  ],
  'h20-florida': [
    'We winter in Florida. Could the plumber still be admitted up here while we sunbathe?',
    says(fromWhereYouAre),
  ],
  'h20-hip': [
    'New hip, doctor says stay off it. Someone is down at the road, what then?',
    says(fromWhereYouAre),
  ],
  'h20-apple-store': [
    'Must folks hunt for something in the Play Store prior to showing up?',
    says(told.noApp),
  ],
  'h20-blind-handset': [
    'I cannot see, yet I am fine with my Bakelite handset and cord. Will that suffice to pick up?',
    says(oldPhone),
  ],
  'h20-flip-goat': ['Hay guy owns a clamshell from 2006. Is he stuck out there?', says(oldPhone)],
  'h20-storm': [
    'When a thunderstorm knocks out the juice in the whole valley, are we all locked in?',
    says(told.battery),
  ],
  'h20-soprano': [
    'Our choir ladies drop in each Wednesday, same faces. Chatting with every one wears me out.',
    says(told.trusted),
  ],
  'h20-feed-boy': [
    'the kid who does chores is here daily at dawn, i would rather sleep through it',
    says(told.trusted),
  ],
  'h20-matinee': [
    'From dusk till the last picture starts, cars stream in nonstop. Could it just sit ajar that whole while?',
    says(told.holds),
  ],
  'h20-lesson-rush': [
    'Saturday classes run nine till noon; must I pick up forty times?',
    says(
      /gate holds?|(keep|keeps|stays?|held) (it |the gate )?open|unique codes?|caller[ -]?id|trusted/i,
    ),
  ],
  'h20-trench': ['Will somebody dig a trench from my kitchen out to the road?', says(told.noLine)],
  'h20-wifi-unit': ['no wifi anywhere near the storage units, deal breaker?', says(told.noLine)],
  'h20-snapshot': [
    'A teenager printed a copy of your black and white square. Can he waltz in with it?',
    says(safe),
  ],
  'h20-ex': [
    "My foster child's birth father is barred. Could he let himself in with a mere aim of a lens?",
    says(safe),
  ],
  'h20-see-face': [
    'I would like a glimpse of whoever is there before I say yes',
    says(told.camera),
  ],
  'h20-hackers': [
    'How do I know some whiz kid with a laptop will not crack it?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h20-buzzer': [
    'The squeaky old buzzer panel by our stairwell gave up. Does yours take over for it?',
    says(told.replaces),
  ],
  'h20-plaque': [
    'What will callers actually lay eyes on when they pull up?',
    says(/\bsign\b|qr code/i),
  ],
  'h20-drill': [
    'I am handy with a chisel. Do I mount it, or do you send somebody?',
    says(told.professional),
  ],
  'h20-half-day': [
    'How much of my Saturday will be gone while your crew bangs around?',
    says(told.hours),
  ],
  'h20-settings': [
    'On which screen does our secretary tweak how it behaves?',
    says(told.controlCenter),
  ],
})
