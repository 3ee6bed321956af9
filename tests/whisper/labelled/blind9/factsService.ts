/** What the service is and does, asked by the people who would use it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h9-ups-man': [
    'First time hearing of you. So the UPS man arrives at a gate with your sign on it, what does he do?',
    says(told.scanOrDial),
  ],
  'h9-side-door': [
    'Our parish hall has just a side door, nothing with hinges and a motor outside. Do you handle plain doors too?',
    says(told.doors),
  ],
  'h9-in-laws': ['do my in-laws need to download an app before they visit', says(told.noApp)],
  'h9-landlord-app': [
    'New landlord here, am I supposed to load an app to answer callers?',
    says(told.noApp),
  ],
  'h9-reception-phone': [
    'Could the calls come in on our receptionist’s desk phone?',
    says(/any phone|desk phone|landline|whatever phone|each of them takes the call/i),
  ],
  'h9-cabbie-lens': [
    'Taxi driver, the lens on my phone is cracked so QR codes are hopeless. How else would I reach the resident?',
    says(told.dial),
  ],
  'h9-dog-sitter': [
    'Can I let the dog sitter through while we are away at Deep Creek Lake?',
    says(told.fromAnywhere),
  ],
  'h9-control-center': [
    'I keep seeing the words Control Center. Meaning?',
    says(/web portal|portal|managed?/i),
  ],
  'h9-internet-cable': [
    'Does our club have to pay for an internet line out by the entrance?',
    says(told.noLine),
  ],
  'h9-3g-4g-5g': ['guard at a warehouse, boss asks: 3G, 4G or 5G?', says(told.threeG)],
  'h9-needed-first': [
    'List every utility that must already exist at the entry before the day of installing.',
    says(told.power),
  ],
  'h9-add-ons': [
    'Which add-ons do you offer as optional extras?',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h9-clubhouse-cam': [
    'Is camera integration available for a clubhouse entrance?',
    says(told.camera),
  ],
  'h9-swim-club': [
    'Swim club. Gate should be held open 10 to 6 all summer on a schedule. Yes?',
    says(told.holds),
  ],
  'h9-trusted-what': [
    'Describe trusted-visitor access in plain English please.',
    says(told.trusted),
  ],
  'h9-encryption': [
    'Filling in an insurance form: encryption standards in your product?',
    says(told.aes, told.rsa),
  ],
  'h9-patent-cover': ['Has the technology got patent protection', says(told.patent)],
  'h9-navy-yard': [
    'Navy Yard, a condo by the ballpark. Served?',
    says(/Navy Yard|Washington,? D\.?C/i),
  ],
  'h9-gaithersburg': [
    'our townhouse is in Gaithersburg, ok for you?',
    says(/Gaithersburg|Maryland/),
  ],
  'h9-great-falls': ['u guys service great falls va', says(/Great Falls|Northern Virginia/)],
  'h9-dc-list': [
    'Name the neighborhoods inside the District that you serve',
    says(/Adams Morgan/, /Georgetown/),
  ],
  'h9-ohio-sister': [
    'My sister lives near Cleveland, Ohio. Has a year been announced for going nationwide?',
    says(told.year2026),
  ],
  'h9-time-on-site': ['How long does an installation take, start to finish?', says(told.hours)],
  'h9-after-pictures': [
    'ok i submit the photos of my gate, whats the next step after',
    says(told.professional),
  ],
  'h9-not-suited': [
    'In which places can your system not be installed?',
    says(told.notWithoutPower, told.notWithoutCellular, told.underwater),
  ],
  'h9-demo': ['Your demonstration video, on which page?', says(told.video)],
  'h9-on-the-sign': [
    'What exactly is printed on the sign, for visitors I mean?',
    says(/qr code/i, told.number),
  ],
  'h9-scan-unlocks': [
    'Does scanning alone unlock it?',
    says(/opens nothing|verif|only lets the visitor ask|your word|by a person|the owner opens/i),
  ],
})
