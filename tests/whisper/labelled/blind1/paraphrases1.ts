/** As people speak: the service, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases1 = labelled('paraphrase', {
  'b-honking': [
    'Folks sit outside honking because there is no way to tell me they are here. How would your thing fix that?',
    says(told.scanOrDial),
  ],
  'b-flip-phone': [
    'My mother in law still uses a flip phone. Will she be able to get hold of me from the street?',
    says(/dial|any phone|old (phone|one)/i),
  ],
  'b-driveway-dug': [
    'I just had the drive repaved. Please tell me nobody is going to cut a trench through it.',
    says(told.noLine),
  ],
  'b-storms': ['Storms knock our electricity out all the time', says(told.battery)],
  'b-gardener': [
    'The lawn guy comes weekly and I do not want to pick up each time he does.',
    says(told.trusted),
  ],
  'b-hoodie': [
    'What stops some kid with a laptop from cracking it?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'b-whose-idea': ['Whose idea was this business, who got it going?', says(told.founder)],
  'b-be-there': [
    'Do I have to be sitting on the couch to let somebody through?',
    says(told.fromAnywhere),
  ],
  'b-screwdriver': [
    'Is your crew handling it or do I get a box in the mail and a screwdriver?',
    says(told.professional),
  ],
  'b-homework': ['What homework do I have before your people show up?', says(/photo|power/i)],
  'b-sticks': [
    'Our place is way out in the sticks, zero bars on every phone. Any hope?',
    says(/cellular|coverage/i),
  ],
  'b-no-socket': ['There is no socket or anything live out there. Deal breaker?', says(/power/i)],
  'b-barrier-daytime': [
    'In the daytime we want cars to roll in freely, only at night should anybody have to ask',
    says(told.holds),
  ],
  'b-eyes-on': [
    'I am a worrier. Just hearing a voice is not enough for me, I want a face too.',
    says(told.camera),
  ],
  'b-everyone-fiddles': [
    'So every guest has to fiddle around in some app store first, right?',
    says(told.noApp),
  ],
  'b-click-around': ['Where do I click around to change how it behaves?', says(told.controlCenter)],
  'b-vans-bethesda': [
    'We are out in Bethesda, do your vans come this way?',
    says(/Bethesda|Maryland/),
  ],
  'b-see-it-move': [
    'I would like to see the thing move before I spend a dime',
    says(/video|demo/i),
  ],
  'b-copycat': ['Is a rival free to copy what you came up with?', says(told.patent)],
  'b-midnight-poster': [
    'If I snap a shot of your poster and come back at midnight, am I in?',
    says(/no key|call you|opens nothing|verif/i),
  ],
  'b-courier-number': [
    'Could my courier get through without bothering me if the thing recognizes who is ringing?',
    says(told.trusted),
  ],
  'b-gizmo': [
    'Is there some gizmo my wife has to keep in her purse to let people in?',
    says(/any phone|your phone|the phone|no device/i),
  ],
  'b-front-door': [
    'Is it only for driveways, or could it do the front entrance of a building?',
    says(told.doors),
  ],
  'b-juice': ['What juice does it need to live?', says(told.power)],
  'b-comcast': [
    'Do I have to pay the cable company for a connection out by the road?',
    says(/no (phone line|internet)|cellular|only power/i),
  ],
  'b-sweet-talk': [
    'Can a smooth talker fool the machine into letting him through?',
    says(/owner|manager|person|verif/i),
  ],
  'b-no-glasses': [
    'Without my glasses I can not aim a camera at a little square. Is there another way?',
    says(told.dial),
  ],
  'b-elevator-pitch': ['Give me the elevator pitch', says(/visitor/i, /phone|call/i)],
  'b-shopkeeper': [
    'I keep a shop with a yard at the back. Am I too small a fish for you?',
    says(told.smallBusiness),
  ],
})
