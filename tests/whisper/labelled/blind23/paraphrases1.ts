/** What the service does, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i
const nothingToLoad = /no app|nothing to install|without (an|any) app|app is not needed/i
const oldSet = /dial|any phone|old (phone|one)|whatever phone|each of them|desk phone|landline/i

export const paraphrases1 = labelled('paraphrase', {
  'h23-pa-lambing': [
    'Lambing season, I am up to my elbows in a ewe and the feed man pulls up half a mile off. Could I let him through?',
    says(fromWhereYouAre),
  ],
  'h23-pa-nursing': [
    "I'm nursing the baby upstairs and Grandma is outside. Do I have to come down?",
    says(fromWhereYouAre),
  ],
  'h23-pa-ramp': [
    'Rolling myself down the ramp takes me five minutes each time. Can you spare me that?',
    says(fromWhereYouAre),
  ],
  'h23-pa-athens': [
    'Father Nikos spends August in Athens. Could he still admit the florist?',
    says(fromWhereYouAre),
  ],
  'h23-pa-bowlers': [
    'Our league bowlers are mostly past seventy and refuse to load stuff from any store.',
    says(nothingToLoad),
  ],
  'h23-pa-brides': [
    'Brides come to me exactly one time. They will not put a program on their cell for that.',
    says(nothingToLoad),
  ],
  'h23-pa-flip': [
    'My mother in law still snaps hers shut like in the nineties. Is she out of luck?',
    says(oldSet),
  ],
  'h23-pa-lens': [
    'The lens on my cell is cracked. How else do I get hold of whoever lives there?',
    says(told.dial),
  ],
  'h23-pa-storm': [
    'Every thunderstorm the lights die out here for hours. Would folks be stuck outside?',
    says(told.battery),
  ],
  'h23-pa-same-faces': [
    'The same two fellows bring cocoa beans each Tuesday. Do I really have to pick up every time?',
    says(told.trusted),
  ],
  'h23-pa-drummer': [
    'Our singer shows up for band practice nightly, and I hear nothing behind my drums. Ideas?',
    says(/unique codes?|caller[ -]?id|\bby (a )?code|trusted-visitor access|gate holds?/i),
  ],
  'h23-pa-saturday-skate': [
    'On Saturdays hundreds come to skate between ten and two. No way we can answer each one.',
    says(told.holds),
  ],
  'h23-pa-liturgy': [
    'During liturgy nobody can pick up. Could the way in simply not be shut for those two hours?',
    says(told.holds),
  ],
  'h23-pa-look': [
    'Hearing somebody is fine, but I would rather look at him as well.',
    says(told.camera),
  ],
  'h23-pa-trench': [
    'Would you have to dig a trench through my dahlias to lay wires to the house?',
    says(told.noLine),
  ],
  'h23-pa-hackers': [
    'Could some clever teenager break into your stuff over the air?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h23-pa-stranger': [
    'What stops any stranger on the sidewalk from walking straight in?',
    says(/verif|owner|opens? nothing|spoken|check who/i),
  ],
  'h23-pa-diy': [
    'Do I have to climb the ladder and drill it in myself? I am 78.',
    says(told.professional),
  ],
  'h23-pa-morning-off': [
    'Should I take the entire day off from the tow yard for your crew, or is a morning enough?',
    says(told.hours),
  ],
  'h23-pa-pond': [
    'Half of my entrance post sits below the surface of the pond. Any chance?',
    says(told.underwater),
  ],
  'h23-pa-dead-zone': [
    'Not one bar on anybody’s cell down in our hollow. Would yours still do?',
    says(/(without|no) cellular coverage|power and coverage|coverage/i),
  ],
  'h23-pa-pictures': [
    'Your crew has never been at our alley. What should I get ready and send over, so they know what they are dealing with?',
    says(/photo|show us your gate/i),
  ],
  'h23-pa-settings': [
    'Where would I go on my laptop to change how mine behaves?',
    says(told.controlCenter),
  ],
})
