/** Said in people's own words: at the gate, on the phone, letting in and keeping out. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { worded } from '../worded'

export const paraphrasesAtTheGate = labelled('paraphrase', {
  'p8-packages': [
    'yo im outside this driveway w 3 packages and theres just a board with a square of dots on it, what now',
    says(worded.scanOrDial),
  ],
  'p8-wall-phone': [
    'My grandson says I need one of those clever new telephones for this. I am 81 and have only the one on the kitchen wall. Is that the end of it for me?',
    says(worded.anyPhone),
  ],
  'p8-alone-after-school': [
    'my daughter is by herself after school. could a stranger just press something and walk right in??',
    { says: [worded.verified], never: [/^yes\b/i] },
  ],
  'p8-beach-house': [
    "We're at the beach till September and UPS comes Tuesday. Any way to buzz them in?",
    says(worded.away),
  ],
  'p8-storm': [
    'Storm knocked the lights out on our street again last night. Would we be stuck?',
    says(told.battery),
  ],
  'p8-cleaning-lady': [
    "My cleaning lady shows up Mondays and Thursdays. I don't want to pick up every single time she does",
    says(told.trusted),
  ],
  'p8-eight-to-six': [
    'we want ours to just stand wide 8 to 6 while the shop runs',
    says(told.holds),
  ],
  'p8-tiktok': [
    'somebody snaps a pic of the square thing and puts it on TikTok. now what',
    says(told.harmlessPhoto),
  ],
  'p8-cracked-lens': [
    "my cell's lens is shattered, so how do I get through to the people inside",
    says(told.dial),
  ],
  'p8-flip-phone': ['grandpas flip phone ok?', says(/any phone|dial|old phone|old one with keys/i)],
  'p8-dog-walker': [
    'does my dog walker have to get something from the app store first',
    says(worded.noApp),
  ],
  'p8-hear-their-voice': [
    "We're picky. Nobody comes in unless I've heard them speak. Doable?",
    says(worded.verified),
  ],
  'p8-tweak': ['where would I go to tweak how it behaves', says(told.controlCenter)],
  'p8-long-driveway': [
    "I have bad knees and it's 300 yards down to the road from my porch",
    says(/phone in your hand|from the phone|remotely|wherever|nobody walks|anywhere|your phone/i),
  ],
  'p8-see-faces': [
    "I'd want to look at who's standing out there, not just listen",
    says(told.camera, told.optional),
  ],
  'p8-bakery': [
    'Is this just for fancy estates or would it suit our little bakery too?',
    says(/small business/i),
  ],
  'p8-back-entrance': [
    'no driveway here, only the front entrance of an office. any use to us?',
    says(told.doors),
  ],
  'p8-board-on-post': [
    'What will people actually see standing there instead of the keypad thing?',
    says(/sign/i, told.qr),
  ],
  'p8-one-time-plumber': [
    "plumber's coming once and never again, do I have to set him up in something beforehand?",
    says(/scan|dial|no app/i),
  ],
  'p8-regulars-number': [
    'my brother visits daily. could it just know its him by the phone he rings from',
    says(/caller[ -]?id/i),
  ],
})
