/** They sound like the subject; the sources do not answer. */
import { admits, labelled } from '../../labelled'
import { told } from '../../told'

export const nearMisses = labelled('near miss', {
  'm-installments': [
    'Could I pay the 799 in installments?',
    admits('Paying in parts is not told of.'),
  ],
  'm-ul-listed': [
    'Is the controller UL listed? Our inspector will ask.',
    admits('Certificates are not told of.'),
  ],
  'm-parking-fee': [
    'can visitors pay for parking through that sign',
    admits('Parking fees are not told of.'),
  ],
  'm-veterans': ['any discount for veterans?', admits('Discounts are not told of.')],
  'm-which-carrier': [
    'Which carrier is your SIM card with, Verizon or T-Mobile?',
    admits('The carrier is not told.', {
      never: [/\b(it|card|sim) (is|runs|uses)[^.]*(verizon|t-mobile)/i],
    }),
  ],
  'm-spanish-sign': [
    'Half my tenants speak Spanish. Can the wording on the sign be in two languages?',
    admits('The languages of the sign are not told.'),
  ],
  'm-sell-house': [
    'We may sell next spring. Does the subscription pass over to the buyers?',
    admits('Passing it on is not told of.'),
  ],
  'm-wedding': [
    'its just for a wedding weekend, do you rent it out',
    admits('Renting is not told of.'),
  ],
  'm-sign-colors': ['What colors do the vinyl signs come in?', admits('Colors are not told.')],
  'm-sign-inches': ['how big is the sign, in inches', admits('The size is not told.')],
  'm-watch': [
    'could i open up from my apple watch while jogging',
    admits('Watches are not told of.', { orSays: [/any phone|from the phone/i] }),
  ],
  'm-calls-recorded': [
    'Are the phone calls between me and whoever is at the gate taped?',
    admits('Whether calls at the gate are recorded is not told.'),
  ],
  'm-plate-distance': [
    'From how many feet away can the license plate reading work?',
    admits('The distance is not told.'),
  ],
  'm-battery-cold': [
    'Does the battery backup cope with minus 20? We are up in the hills.',
    admits('Temperatures are not told.'),
  ],
  'm-motor-repair': [
    'the motor of my swing gate is grinding, do your people repair motors as well',
    admits('Repair of motors is not told of.', { orSays: [told.anyNumber] }),
  ],
  'm-liftmaster': [
    'I have a LiftMaster opener from 2011, will it play along?',
    admits('Makes of openers are not told of.'),
  ],
  'm-sunset': [
    'I read that carriers are shutting 3G off. On what date does mine go dark?',
    admits('When 3G ends is not told.'),
  ],
  'm-walk-in': [
    'Where is your showroom? I would like to come by and touch one.',
    admits('A showroom or an address is not told.'),
  ],
  'm-staff-size': ['how many people work for you guys', admits('The number of staff is not told.')],
  'm-hiring': [
    'My nephew is a certified low voltage tech looking for work, are you hiring?',
    admits('Jobs are not told of.'),
  ],
  'm-referral': [
    'if I bring you three neighbors is there something in it for me',
    admits('Rewards are not told of.'),
  ],
  'm-damaged-wall': [
    'Is your installer insured in case he drills through my water pipe',
    admits('Insurance is not told of.'),
  ],
  'm-fire-dept': [
    'Fire marshal question. How does the engine crew get in when nobody answers the phone?',
    admits('Access for the fire brigade is not told of.', { orSays: [told.trusted] }),
  ],
  'm-money-back': [
    'Do I get my money back if we hate it after a week?',
    admits('Refunds are not told of.'),
  ],
  'm-port-number': [
    'we have had the same phone number at the gate since 1998, can that one be ported to you?',
    admits('Porting of numbers is not told of.'),
  ],
  'm-canadian-guests': [
    'When cousins from Toronto dial the number on the sign, do they pay for a foreign call?',
    admits('The cost of the call for a visitor is not told.'),
  ],
  'm-visitors-a-day': [
    'we run a wedding barn, 400 cars on a saturday. how many calls an hour can it take',
    admits('How many calls it takes is not told.'),
  ],
  'm-competitor': [
    'are you better than ButterflyMX? be honest',
    admits('Other makers are not told of.'),
  ],
  'm-references': [
    'Can you name a couple of customers near me whom I could phone for an opinion',
    admits('Customers are not named.'),
  ],
  'm-shares': ['can i buy stock in visitor access', admits('Shares are not told of.')],
  'm-solar': [
    'No mains at the pasture gate. Would a 100 watt solar panel do?',
    admits('Solar panels are not told of.', { orSays: [told.power] }),
  ],
  'm-ring-both': [
    'Can it ring my cell first and after twenty seconds go on to my husband?',
    admits('Passing a call on is not told of.', { orSays: [told.announced] }),
  ],
  'm-fingerprint': ['does it have a fingerprint thing', admits('Fingerprints are not told of.')],
  'm-how-many-codes': [
    'What is the maximum number of unique codes I can hand out?',
    admits('A most of codes is not told.'),
  ],
  'm-permit': [
    'Would the county want a permit for the wood post?',
    admits('Permits are not told of.'),
  ],
  'm-mail-each-time': [
    'will i get an email each time somebody was let in',
    admits('Mails about visits are not told of.', { orSays: [told.announced] }),
  ],
  'm-minutes': [
    'does every visitor eat up minutes on my prepaid plan',
    admits('What a call costs the owner is not told.'),
  ],
  'm-post-deep': [
    'How deep do you set the wood post? We hit rock at two feet',
    admits('The depth is not told.'),
  ],
  'm-ship-controller': [
    'What does it cost to have an X-412 shipped to me?',
    admits('Shipping is not told of.'),
  ],
  'm-next-tuesday': [
    'Is next Tuesday free for an install? Earliest slot you have?',
    admits('Dates are not told.', { orSays: [told.anyNumber] }),
  ],
})
