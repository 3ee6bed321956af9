/** What the service is and does, as plain people ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h20-lighthouse-what': [
    'I keep the books for a lighthouse museum and got your flyer. In a nutshell, what is Visitor Access?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|opens? (the|it|a) (gate|door)/i,
    ),
  ],
  'h20-regatta-reach': [
    'On regatta day a parent pulls up at our boathouse gate. By what steps does that parent get connected with me?',
    says(told.scanOrDial),
  ],
  'h20-sweep-app': [
    'I sweep chimneys, twelve homes a week. Does an app have to be on my cell before I can use your sign?',
    says(told.noApp),
  ],
  'h20-keypad-phone': [
    'Can an owner answer on an old phone with keys?',
    says(/any phone|whatever phone|each of them|old (phone|one)|landline|desk phone|dial/i),
  ],
  'h20-goat-wire': [
    'Our goat farm gate is far from everything. Do you require an internet line out there?',
    says(told.noLine),
  ],
  'h20-drive-in-needs': [
    'Drive-in theater, empty field by the ticket booth. Which utilities must already be in place?',
    says(told.power),
  ],
  'h20-cheese-back-door': [
    'Does it go on the back door of a cheese shop or strictly on driveway gates?',
    says(told.doors),
  ],
  'h20-made-for': ['for whom is this service made', says(told.owners, told.smallBusiness)],
  'h20-cc': ['What do I use the Control Center for?', says(/portal|managed?/i)],
  'h20-open-far': [
    'While rowing on the Potomac with my phone in a dry bag, could I still open the club gate remotely?',
    says(told.fromAnywhere),
  ],
  'h20-verify': [
    'Foster mom here. Is every stranger verified before our gate opens?',
    says(/verif|spoken|by voice/i),
  ],
  'h20-extras': [
    'Townhouse board, item six of the agenda: list the optional extras.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h20-holds-sunday': [
    'Can you schedule our Korean church gate to be held open on Sundays during worship?',
    says(told.holds),
  ],
  'h20-battery': [
    'Retired nurse. Is there a battery backup for when the electricity fails?',
    says(told.battery),
  ],
  'h20-camera': [
    'Our exterminator store had two break-ins. Is camera integration something you offer?',
    says(told.camera, told.optional),
  ],
  'h20-unique-code': [
    'Bridge partners come every Tuesday. May trusted visitors receive a unique code?',
    says(told.trusted),
  ],
  'h20-encrypt': [
    'Which encryption standards secure it? Our treasurer wants the two names.',
    says(told.aes, told.rsa),
  ],
  'h20-patented': [
    'Is your technology patented, or could the woodworking school build the same?',
    says(told.patent),
  ],
  'h20-network': ['What cellular generation does the gate equipment talk on?', says(told.threeG)],
  'h20-bowie': ['Storage place in Bowie: are you serving that town?', says(/Bowie|Maryland/)],
  'h20-falls-church': [
    'Dental office, Falls Church. Are we covered?',
    says(/Falls Church|Northern Virginia/),
  ],
  'h20-cleveland-park': [
    'I teach piano in Cleveland Park. Are you active in this neighborhood?',
    says(/Cleveland Park|Washington,? D\.?C/i),
  ],
  'h20-maryland-list': [
    'Name the Maryland towns you serve please, my dispatcher makes a map.',
    says(/Bethesda/, /Rockville/, /Silver Spring/),
  ],
  'h20-three-steps': [
    'Spell out the three steps of getting installed for our museum volunteers.',
    says(told.photos, told.professional),
  ],
  'h20-shaft-water': [
    'Our dock post stands below the waterline at high tide. Does your equipment work underwater?',
    says(told.underwater),
  ],
  'h20-no-bars': [
    'Zero cellular coverage at our lighthouse road. Is the service for us?',
    says(/(without|no) cellular coverage|needs? power and coverage|cellular/i),
  ],
})
