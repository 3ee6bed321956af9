/** It sounds like our field, and the sources do not say. */
import { admits, labelled } from '../../labelled'
import { worded } from '../worded'

const unsaid = admits('The sources do not say.')
/** A place that is not on the lists: "ask us" is as good as an admission. */
const elsewhere = admits('The place is not listed.', {
  orSays: [worded.asksUs],
  never: [/^yes\b/i],
})

export const nearMisses = labelled('near miss', {
  'p8-openers': ['Will it drive my LiftMaster swing gate operator?', unsaid],
  'p8-maglock': ['compatible with 24V maglocks?', unsaid],
  'p8-solar': ['Could a small solar panel feed the equipment?', unsaid],
  'p8-voltage': ['Is it 12 V DC or does it need 110 at the post?', unsaid],
  'p8-cold': ['What temperatures is the controller rated for? We get -20F.', unsaid],
  'p8-ip-rating': ['ip65 or ip67?', unsaid],
  'p8-carrier': ['Which carrier is the SIM on, Verizon or T-Mobile?', unsaid],
  'p8-voicemail': ["If I'm in the shower and miss it, does the visitor land on voicemail?", unsaid],
  'p8-gate-calls-recorded': [
    'Are the phone calls between my visitors and me recorded as audio?',
    unsaid,
  ],
  'p8-fire-truck': ['How does the fire department get through at 3 am?', unsaid],
  'p8-knox': ['do you support a knox box', unsaid],
  'p8-fobs': ['Our residents carry RFID fobs. Can they keep using those with your system?', unsaid],
  'p8-how-many-codes': ['What is the maximum number of trusted visitors I can enroll?', unsaid],
  'p8-refund': ['Can I get my money back if we hate it after two weeks?', unsaid],
  'p8-financing': ['0% financing available for the equipment?', unsaid],
  'p8-senior': ['I am a veteran and on a fixed income. Do you have a discount for us?', unsaid],
  'p8-licensed': ['Are your installers bonded and insured?', unsaid],
  'p8-lead-time': ['If I order on Monday, when could somebody come out to install?', unsaid],
  'p8-permit': ['Does Fairfax County make me pull a permit for this?', unsaid],
  'p8-ul': ['UL 294 listed?', unsaid],
  'p8-butterfly': ['How do you stack up against ButterflyMX?', unsaid],
  'p8-lightning': ['does the warranty cover lightning strikes', unsaid],
  'p8-transfer': ['If I sell, does the lifetime warranty pass to the buyer?', unsaid],
  'p8-custom-sign': ["Can the sign carry our HOA's logo and colors?", unsaid],
  'p8-patent-no': ['What is the patent number?', unsaid],
  'p8-become-dealer': [
    'We install gates in Bowie. What do we have to do to become one of your dealers?',
    admits('How one becomes a dealer is not said.', { never: [worded.noDeal] }),
  ],
  'p8-baltimore': ['do you guys do Baltimore', elsewhere],
  'p8-annapolis': ['We have a marina gate in Annapolis, are we on your map?', elsewhere],
})
