/** What the service is and does, as families, boards, a stable and a studio ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h13-dance-flyer': [
    'Our dance school got a flyer of yours. In two sentences, what is Visitor Access?',
    says(
      /visitor access service|replaces the intercom|connected (to (you|your phone) )?by phone|phone rings|open(s|ed)? (the|it|a) (gate|door)/i,
    ),
  ],
  'h13-aide-first-day': [
    'I am a home care aide and start with a new client tomorrow. There is one of your signs on her gate. What do I do with it?',
    says(told.scanOrDial),
  ],
  'h13-sixty-parents': [
    'Sixty ballet parents come through here each week. Must all of them get an app?',
    says(told.noApp),
  ],
  'h13-owner-iphone': [
    'As the owner, is there an app that I have to put on my iPhone?',
    says(told.noApp),
  ],
  'h13-studio-desk': [
    'Could the calls from the entry be taken on the desk phone of the studio?',
    says(/any phone|whatever phone|desk phone|landline|each of them/i),
  ],
  'h13-groom-flip': [
    'our groom only owns an old flip phone. can he use the sign',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h13-condo-line': [
    'Would the condominium have to order an internet line for the front entry?',
    says(/only power|no phone line|no internet line|cellular|none is needed/i),
  ],
  'h13-road-gate': [
    'Horse farm, gate down at the county road, good cell coverage. What else has to be there before you come?',
    says(told.power),
  ],
  'h13-lobby': ['is this also for the lobby door of an apartment house', says(told.doors)],
  'h13-meant-for': [
    'What sort of customers did you build Visitor Access for?',
    says(/owners?|small business|residents?/i),
  ],
  'h13-settings-thirty': [
    'I manage thirty buildings. Where are things set and managed, on paper, by phone, on the web?',
    says(/control center|portal/i),
  ],
  'h13-cleaner-really': [
    'Who verifies that the cleaner is truly the cleaner?',
    says(told.ownerDecides),
  ],
  'h13-extras-list': [
    'Optional extras, which ones exist?',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h13-recital': [
    'On recital day, could a scheduled gate hold leave us open from two to six?',
    says(told.holds),
  ],
  'h13-camera-forced': [
    'Do we have to take the camera, or is that optional?',
    says(told.camera, told.optional),
  ],
  'h13-outage-fall': [
    'Condo board member here. We lost power twice this fall. Do you have a battery backup?',
    says(told.battery),
  ],
  'h13-night-nurse': [
    'Mom has a night nurse seven days a week. How would trusted-visitor access recognize her?',
    says(told.trusted),
  ],
  'h13-standards': [
    'Which encryption standards do you use? My roommate studies computer science and insists on knowing.',
    says(told.aes, told.rsa),
  ],
  'h13-copycat': ['Is your technology patented, or may anybody copy it?', says(told.patent)],
  'h13-generation': ['Does the unit at the gate use 3G?', says(told.threeG)],
  'h13-reston': [
    'Townhouse association in Reston. Are you active there?',
    says(/Reston|Northern Virginia/),
  ],
  'h13-bowie': ['riding stable in bowie, are we in your area', says(/Bowie|Maryland/)],
  'h13-adams-morgan': [
    'Four of us rent a rowhouse in Adams Morgan, DC. Do you come to that neighborhood?',
    says(/Adams Morgan|Washington,? D\.?C/i),
  ],
  'h13-maryland-towns': [
    'I place caregivers on the Maryland side only. Name me all the towns over there that you serve.',
    says(/Bethesda/, /Rockville/, /Silver Spring/),
  ],
  'h13-dc-neighborhoods': [
    'I look after buildings all over Washington. Which DC neighborhoods are on your list?',
    says(/Georgetown/, /Shaw/),
  ],
  'h13-never-there': [
    'In what kind of places can it not be installed at all?',
    says(/power|cellular coverage|underwater/i),
  ],
})
