/** What the service is and does, asked plainly. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h16-inn-what-is-it': [
    'We keep a country inn with nine rooms. In a sentence or two, what is Visitor Access?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|open (the|it|a) (gate|door)/i,
    ),
  ],
  'h16-pupils-door': [
    'I teach cello in my basement. How does a pupil at the door get connected with me?',
    says(told.scanOrDial),
  ],
  'h16-own-app': [
    'Riding school owner. Must I myself have an app on my phone, or my visitors?',
    says(told.noApp),
  ],
  'h16-funeral-landline': [
    'Can the landline in our funeral home office take the call from the gate?',
    says(/any phone|landline|desk phone|whatever phone|each of them|ordinary phone/i),
  ],
  'h16-runs-on': ['electricians apprentice here. what does the unit run on?', says(told.power)],
  'h16-pantry-jack': [
    'Is a phone line needed at the loading door? Our food pantry has never had one.',
    says(told.noLine),
  ],
  'h16-lobby-doors': [
    'I sit at the concierge desk of an apartment house. Does your system open doors too, or gates alone?',
    says(told.doors),
  ],
  'h16-made-for-whom': [
    'For whom did you make this service?',
    says(told.owners, told.smallBusiness),
  ],
  'h16-portal-name': [
    'My bookkeeper heard I can manage our gate through a web portal. It goes by which name?',
    says(told.controlCenter),
  ],
  'h16-verify-first': [
    'Does the gate ever open before the owner has verified the person?',
    says(/verif|opens nothing|nothing opens|by a person|person who has spoken/i),
  ],
  'h16-extras-listed': [
    'Please list all optional extras. The vestry meets tonight.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h16-lesson-saturdays': [
    'Is there a scheduled hold, so the stable gate remains open during Saturday lessons?',
    says(told.holds),
  ],
  'h16-outage-battery': [
    'Do you have a battery backup for our marina gate, and is it part of the standard?',
    says(told.battery, told.optional),
  ],
  'h16-camera-possible': [
    'Could a camera be integrated at the service entrance of the funeral home?',
    says(told.camera, told.optional),
  ],
  'h16-trusted-how': [
    'By what means can a trusted visitor enter, say our organist?',
    says(told.trusted),
  ],
  'h16-encrypted-with': [
    'Retired judge, and still suspicious by habit: which encryption secures the thing?',
    says(told.aes, told.rsa),
  ],
  'h16-patented': [
    'Before I recommend it to the bar association: is your technology patented or not?',
    says(told.patent),
  ],
  'h16-which-g': [
    'Our IT guy wants the cellular standard you name: 3G or something else?',
    says(told.threeG),
  ],
  'h16-bowie': ['Bowie, Maryland. Do you do installs there?', says(/Bowie|Maryland/)],
  'h16-tysons': ['dispatch office in Tysons, do you serve it', says(/Tysons|Northern Virginia/)],
  'h16-logan-circle': [
    'I rent a rowhouse at Logan Circle in the District. Covered?',
    says(/Logan Circle|Washington,? D\.?C/i),
  ],
  'h16-dc-parts': [
    'Which neighborhoods of Washington itself do you cover?',
    says(/Capitol Hill/, /Dupont Circle/, /Georgetown/),
  ],
  'h16-md-towns': [
    'Name the Maryland towns on your list, would you?',
    says(/Bethesda/, /Bowie/, /Silver Spring/),
  ],
  'h16-install-steps': [
    'Walk me through the steps of an installation, from ordering to using it.',
    says(told.photos, told.professional),
  ],
  'h16-not-suitable': [
    'Before I recommend you to clients with odd sites: for what places is your system not meant?',
    says(told.notWithoutPower, /coverage/i, told.underwater),
  ],
  'h16-code-unreadable': [
    "The QR code will not read on my school bus driver's scratched-up camera. What else can she do?",
    says(told.dial),
  ],
})
