/** Close to the subject, and still nothing that the sources answer. */
import { admits, labelled } from '../../labelled'
import { told } from '../../told'
import { amounts, either, worded } from './wordings'

export const nearMisses = labelled('near miss', {
  // The equipment.
  'k-weigh': ['How heavy is the vinyl enclosure?', admits('No weights are told.')],
  'k-sign-size': [
    'what are the measurements of the sign, i have a narrow pillar',
    admits('No sizes are told.'),
  ],
  'k-hail': [
    'Will the sign survive hail and 110 degree summers?',
    admits('Weather and heat are not told.'),
  ],
  'k-5g': [
    'Does the box in the gate run on 5G?',
    admits('Only 3G is named.', { orSays: [/\b3G\b/], never: [/^yes\b/i] }),
  ],
  'k-3g-shutdown': [
    'all the carriers switched 3G off years ago, so how can yours work?',
    admits('The end of 3G is not told.', { orSays: [/\b3G\b/] }),
  ],
  'k-solar': [
    'Could I feed it from a solar panel and a car battery?',
    admits('Solar power is not told.', { orSays: [either(told.power, told.battery)] }),
  ],
  'k-watts': [
    'how many watts does it draw, I pay for the common meter',
    admits('The draw is not told.'),
  ],
  'k-liftmaster': [
    'I have a LiftMaster LA400 opener. Will your controller work with it?',
    admits('Makes of openers are not told.', { never: [/\byes\b[^.]*LiftMaster/i] }),
  ],
  'k-barrier-arm': [
    'Ours is not a swing gate, it is one of those parking barrier arms. Compatible?',
    admits('Barrier arms are not told.', { orSays: [/gates? (and|or) (for )?doors?/i] }),
  ],
  'k-camera-brand': [
    'Which camera models can be hooked up, Hikvision or Reolink?',
    admits('Makes of cameras are not told.', { orSays: [/camera integration|optional/i] }),
  ],
  'k-camera-storage': [
    'How many days of footage are kept when I add a camera?',
    admits('Footage is not told.'),
  ],
  'k-fire-dept': [
    'The fire marshal wants a Knox switch at the gate. Do you build that in?',
    admits('Access for the fire brigade is not told.'),
  ],
  'k-siren': [
    'does it open by itself for an ambulance siren?',
    admits('Sirens are not told.', { orSays: [worded.decides] }),
  ],
  'k-fob': ['Can we keep our old key fobs alongside?', admits('Key fobs are not told.')],
  'k-fingerprint': [
    'Fingerprint reader, do you have one of those?',
    admits('Fingerprints are not told.', { never: [/\byes\b[^.]*fingerprint/i] }),
  ],
  'k-french-sign': [
    'Can the sign be in Spanish and English?',
    admits('The language of the sign is not told.'),
  ],
  'k-stolen-sign': [
    'some teenager will steal that sign within a week. who replaces it',
    admits('Theft is not told.', { orSays: [worded.warranty] }),
  ],
  'k-sticker-over': [
    'What if a scammer glues his own QR sticker over yours? How would we notice?',
    admits('Pasted-over codes are not told.', { orSays: [either(worded.decides, told.dial)] }),
  ],

  // Calls and use.
  'k-two-phones-ring': [
    'Can it ring my wife first and then me if she does not pick up?',
    admits('The order of calls is not told.', {
      orSays: [either(worded.notYet, told.controlCenter)],
    }),
  ],
  'k-missed-call': [
    'What does the visitor hear if I do not pick up?',
    admits('Unanswered calls are not told.'),
  ],
  'k-do-not-disturb': [
    'Can I have it silent between 10 pm and 6 am so nobody wakes me?',
    admits('Quiet hours are not told.', { orSays: [told.controlCenter] }),
  ],
  'k-how-many-codes': [
    'Up to how many trusted visitors can I set up?',
    admits('No limit is told.', { orSays: [worded.trusted] }),
  ],
  'k-log-of-entries': [
    'I need a list of who came in last month, with times, for an insurance case',
    admits('A record of entries is not told.', {
      orSays: [either(worded.notYet, told.controlCenter)],
    }),
  ],
  'k-which-digit': ['Do I press 9 or # to open?', admits('The key is not told.')],
  'k-call-length': [
    'is there a limit on how long the visitor and I can chat',
    admits('No limit is told.'),
  ],
  'k-move-house': [
    "We're selling in spring. Can we take the whole thing with us to the new place?",
    admits('Moving it is not told.', { orSays: [told.noContract] }),
  ],
  'k-speed': ['From scan to ring, how many seconds?', admits('No times are told.')],

  // Dealings.
  'k-financing': [
    'can i pay it off in 12 installments',
    admits('Paying in instalments is not told.', { orSays: [told.payAsYouUse] }),
  ],
  'k-veteran': [
    'Retired Navy here, do you have a veterans discount?',
    admits('Discounts are not told.'),
  ],
  'k-refund': [
    'If my husband hates it, do we get our money back in the first month?',
    admits('Money back is not told.', { orSays: [told.noContract] }),
  ],
  'k-dealer-price': [
    'I am in the trade. What is my cost on an X-401, not list?',
    admits('What dealers pay is not for the public.', {
      orSays: [either(/540/, told.dealer)],
      never: [/\$ ?270\b/],
    }),
  ],
  'k-margin': [
    'How much do you people make on a gooseneck',
    admits('Costs are not for the public.', { orSays: [/360/], never: [/\$ ?180\b|50 ?%/] }),
  ],
  'k-how-soon': [
    'Could somebody come this Friday to put it in?',
    admits('Dates of installations are not told.', { orSays: [worded.reach] }),
  ],
  'k-office': [
    'Where is your showroom? I like to touch things before I buy',
    admits('No address is told.', { never: [/\bour (showroom|office) is (at|in|on)\b/i] }),
  ],
  'k-jobs': ['Are you hiring installers, I have my own van', admits('Jobs are not told.')],
  'k-customers': [
    'How many homes have your system today?',
    admits('Counts of customers are not told.'),
  ],
  'k-bbb': ['what is your rating with the better business bureau', admits('Ratings are not told.')],
  'k-insurance-cut': [
    'Does my home insurer give money off if I have this?',
    admits('Insurance is not told.'),
  ],
  'k-hoa-permit': [
    'Do I need a county permit to put up that post in Fairfax?',
    admits('Permits are not told.', { never: [/no permit is (needed|required)/i] }),
  ],
  'k-butterfly': [
    'How are you better than ButterflyMX?',
    admits('Other firms are not told.', {
      orSays: [either(worded.noApp, amounts(2000, 4000))],
      never: [/ButterflyMX (costs|needs|requires)\b/i],
    }),
  ],
})
