/** What people of the trade, boards and worriers ask, and the sources leave open. */
import { admits, labelled } from '../../labelled'
import { worded } from '../worded'

const unsaid = admits('The sources do not say.')
/** A place that is not on the lists: "ask us" is as good as an admission. */
const elsewhere = admits('The place is not listed.', {
  orSays: [worded.asksUs],
  never: [/^yes\b/i],
})

export const nearMisses = labelled('near miss', {
  'p9-night-vision': ['does your camera have night vision', unsaid],
  'p9-relay-range': ['What range does the wireless relay have through trees?', unsaid],
  'p9-led-lumens': ['How many lumens is the LED kit?', unsaid],
  'p9-gooseneck-height': ['gooseneck: how many inches off the ground?', unsaid],
  'p9-most-cameras': ['How many cameras at most on one account?', unsaid],
  'p9-face': ['Does the camera option come with face recognition?', unsaid],
  'p9-ada': ['Our counsel asks whether the sign is ADA compliant.', unsaid],
  'p9-hipaa': ['We run a clinic. Would you sign a HIPAA agreement?', unsaid],
  'p9-servers': ['Where are your servers, in the US or overseas?', unsaid],
  'p9-minutes': ['How many minutes of calls are in the monthly price?', unsaid],
  'p9-roaming': [
    'My guests come with French SIMs. What will the call cost them in roaming?',
    unsaid,
  ],
  'p9-spoofing': ['Anyone can fake a caller ID nowadays. What do you do against that?', unsaid],
  'p9-seconds': ['from my ok until it moves, how many seconds', unsaid],
  'p9-motor': ['do you fix broken gate motors as well?', unsaid],
  'p9-premium': [
    'Underwriter here. Have you loss statistics for properties that use your product?',
    unsaid,
  ],
  'p9-hiring': ['u hiring? I did gate installs for 6 yrs', unsaid],
  'p9-bitcoin': ['bitcoin ok?', unsaid],
  'p9-deposit': ['How big a deposit do you take before the work begins?', unsaid],
  'p9-price-rise': ['Do you put the monthly fee up every January?', unsaid],
  'p9-bulk': ['Any volume discount if we do all 50 of our buildings?', unsaid],
  'p9-lease': ['Can the controllers be leased rather than bought?', unsaid],
  'p9-head-office': ['What is the street address of your office?', unsaid],
  'p9-how-many-customers': ['how many gates are running on this today?', unsaid],
  'p9-siren': ['Does it open on its own when an ambulance comes with the siren on?', unsaid],
  'p9-tailgating': ['What does it do about a second car sneaking in behind the first?', unsaid],
  'p9-sign-stolen': ['if kids steal the sign do I get a new one for nothing', unsaid],
  'p9-richmond': ['Richmond, VA: are you down there too?', elsewhere],
  'p9-frederick': ['My mother lives in Frederick, MD. Would you go that far out?', elsewhere],
})
