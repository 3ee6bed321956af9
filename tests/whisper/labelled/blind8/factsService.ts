/** What the service is and does, as people who run something with a gate ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h8-what-kind': [
    'My daughter wrote your web address on a sticky note. What kind of service do you offer?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|open (the|it|a) (gate|door)/i,
    ),
  ],
  'h8-driver-reaches': [
    'How would a feed delivery driver call me from the farm gate?',
    says(told.scanOrDial),
  ],
  'h8-renters-download': [
    'Will the people renting our cottage need to download an app before arrival?',
    says(told.noApp),
  ],
  'h8-phone-2012': [
    'Which phones are supported? Mine was bought back in 2012.',
    says(/any phone|whatever phone|each of them|old (phone|one)|ordinary phone/i),
  ],
  'h8-marina-outlet': [
    'At the marina pier gate we have a power outlet, but no phone line and no internet. Enough for you?',
    says(/only power|no phone line|no internet line|cellular|none is needed/i),
  ],
  'h8-what-must-be-there': [
    'Tell me what the system has to find at our entry in order to run.',
    says(told.power),
  ],
  'h8-school-door': [
    'Could a school use it on an entrance door, or do you only do driveways?',
    says(told.doors),
  ],
  'h8-machine-shop': [
    'Nine people, one machine shop. Was this made for small businesses too?',
    says(told.smallBusiness),
  ],
  'h8-control-center-is': [
    'Your page mentions a Control Center. Explain that please.',
    says(/portal|managed?/i),
  ],
  'h8-talk-first': [
    'Does the owner speak with each visitor before anything opens?',
    says(/verif|talks? to|hears you|by voice|spoken/i),
  ],
  'h8-farm-options': [
    'Small dairy farm here. Name every option we could add to the plain system.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h8-clinic-hold': [
    'Can scheduled holds keep our clinic gate open between 8 and 5?',
    says(told.holds),
  ],
  'h8-battery-standard': [
    'battery backup: standard equipment or optional?',
    says(told.battery, told.optional),
  ],
  'h8-camera-separate': [
    'Camera integration, does it belong to the basic package or is it ordered separately?',
    says(told.camera, told.optional),
  ],
  'h8-farrier-callerid': [
    'Our farrier has the same cell number for years. Can caller ID let him in as a trusted visitor?',
    says(told.trusted),
  ],
  'h8-ciphers': [
    'Condo IT committee asking: name the encryption methods please',
    says(told.aes, told.rsa),
  ],
  'h8-patent-cover': [
    'Does a patent cover the connection between sign, call and gate?',
    says(told.patent),
  ],
  'h8-third-generation': [
    'A fellow on our board claims the equipment talks over 3G. Correct?',
    says(told.threeG),
  ],
  'h8-gaithersburg': [
    'Small bakery plant, Gaithersburg. Do you serve us?',
    says(/Gaithersburg|Maryland/),
  ],
  'h8-great-falls': [
    'horse property up in great falls, within your service area?',
    says(/Great Falls|Northern Virginia/i),
  ],
  'h8-navy-yard': [
    'Our condominium stands near the ballpark, Navy Yard. Do you serve that part of DC?',
    says(/Navy Yard|Washington,? D\.?C/i),
  ],
  'h8-takoma': ['Takoma Park, yes or no?', says(/Takoma Park|Maryland/)],
  'h8-nova-towns': [
    'Read me the towns in Northern Virginia that you serve.',
    says(/Arlington/, /McLean/, /Vienna/),
  ],
  'h8-nationwide': [
    'My sister in Oregon wants one. What year do you go nationwide?',
    says(told.year2026),
  ],
  'h8-first-second-third': [
    'Suppose we say yes: what comes first, second and third before it is up and running?',
    says(told.photos, told.professional),
  ],
  'h8-field-no-electric': [
    'Back pasture gate, no power out there. Would it still run?',
    says(
      /without power|no power|only power|power at the|nothing for the system|needs? power|runs on power/i,
    ),
  ],
})
