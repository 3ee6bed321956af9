/** What the service is and does, as plain people on their phones ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h19-treasurer-explains': [
    'I am treasurer of a ski club and must explain Visitor Access to forty members. What does it do?',
    says(
      /visitor access service|replaces? (it|the intercom)|connected (to you )?by phone|phone rings|opens? (the|it|a) (gate|door)/i,
    ),
  ],
  'h19-tuner-at-gate': [
    "Piano tuner, first time at a client's gate. What do I do with your sign to reach her?",
    says(told.scanOrDial),
  ],
  'h19-caterer-crew-app': [
    'Must my catering crew put an app on their phones to get let in?',
    says(told.noApp),
  ],
  'h19-judge-rotary': [
    'I still own a landline telephone from my years on the bench. Can I answer calls from the gate on it?',
    says(/any phone|landline|desk phone|whatever phone|each of them/i),
  ],
  'h19-scrap-phone-line': [
    'Scrap yard, no telephone wire at the front. Do you require a phone line?',
    says(
      /no phone line|no internet line|none is needed|only power|in place of a wire|buried cable|cellular/i,
    ),
  ],
  'h19-daycare-verify': [
    'Before the door at my day care opens, does someone verify who is standing there?',
    says(/verif|talks? to|hears you|by voice|spoken/i),
  ],
  'h19-temple-doors': [
    'The temple has a big wooden door and no gate. Does your system work for doors as well?',
    says(told.doors),
  ],
  'h19-antiques-small': [
    'One antiques shop, two employees. Is your product meant for a small business?',
    says(told.smallBusiness),
  ],
  'h19-nurse-open-remote': [
    'I work nights at the hospital. Can I open my gate remotely from the ward?',
    says(told.fromAnywhere),
  ],
  'h19-control-center-web': [
    'Is the Control Center a program on a computer, or a web page, or what?',
    says(told.portal),
  ],
  'h19-list-extras': [
    'Which optional extras can one get? All of them please, for our garden committee.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h19-swim-hold': [
    'Swim lessons run 3 to 7. Is there a scheduled gate hold for such times?',
    says(told.holds),
  ],
  'h19-backup-choice': [
    'Is a battery backup something I can get with it?',
    says(told.battery, told.optional),
  ],
  'h19-camera-sign-painter': [
    'I paint signs in a shed behind the house. Can a camera be integrated at the entry?',
    says(told.camera, told.optional),
  ],
  'h19-cleaner-recognized': [
    'I clean for a lady every Tuesday. Can she have me recognized by caller ID?',
    says(told.trusted),
  ],
  'h19-embassy-encryption': [
    'Embassy motor pool asking. What encryption secures the system?',
    says(told.aes, told.rsa),
  ],
  'h19-patented-q': ['Is this thing patented or could anyone copy it?', says(told.patent)],
  'h19-cell-generation': [
    'Which cellular standard does the equipment at the entry use?',
    says(told.threeG),
  ],
  'h19-bowie': ['We breed beagles in Bowie. Are we in your service area?', says(/Bowie|Maryland/)],
  'h19-reston': ['Reston VA, served?', says(/Reston|Northern Virginia/)],
  'h19-cleveland-park': [
    'I drive a diplomat who lives in Cleveland Park. Do you put these up there?',
    says(/Cleveland Park|Washington,? D\.?C/i),
  ],
  'h19-md-towns': [
    'List the Maryland places you cover, please.',
    says(/Bethesda/, /Rockville/, /Takoma Park/),
  ],
  'h19-dc-hoods': [
    'What neighborhoods in Washington itself are on your list?',
    says(/Capitol Hill/, /Georgetown/, /Shaw/),
  ],
  'h19-national-year': [
    'We also own a cabin in Utah. When is the national expansion announced for?',
    says(told.year2026),
  ],
  'h19-steps-mill': [
    'My wife and I are restoring an old mill. What are the three steps of getting this installed?',
    says(told.photos, told.professional),
  ],
  'h19-underwater-mill': [
    'Mill race runs right by the post. Can the equipment be installed underwater?',
    says(/underwater|above the surface/i),
  ],
})
