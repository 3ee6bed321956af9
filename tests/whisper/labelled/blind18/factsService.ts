/** What the service is and does, as plain people with a gate or a door ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h18-what-is': [
    'Never heard of Visitor Access before. What does it do?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|open(s|ed)? (the|it|a|your) (gate|door)|scan|dial/i,
    ),
  ],
  'h18-berry-pickers': [
    'Pickers show up at our strawberry farm gate. How do they get in touch with me from there?',
    says(told.scanOrDial),
  ],
  'h18-choir-app': [
    'Sixty choir singers, most past seventy: must each install an app?',
    says(told.noApp),
  ],
  'h18-owner-app': [
    'Clear about students. Must a pottery studio owner herself run some app?',
    says(told.noApp),
  ],
  'h18-desk-phone': [
    'Cemetery office: would our desk phone be able to take the visitor calls?',
    says(/any phone|desk phone|landline|whatever phone|each of them/i),
  ],
  'h18-gran-keys': [
    'I have an old phone with keys, my son set it up. Does your system work with it?',
    says(/any phone|old (phone|one)|whatever phone|each of them|dial/i),
  ],
  'h18-tiny-house-door': [
    'We live in a tiny house. Is this for a door as well, or gates only?',
    says(told.doors),
  ],
  'h18-runs-on': [
    'For the site file of our server hall I note what feeds each device. Your system runs on what?',
    says(told.power, told.cellular),
  ],
  'h18-wifi-workshop': [
    'Does the entry of my bicycle workshop need an internet line for this?',
    says(/only power|no phone line|no internet line|cellular|none is needed|in place of a wire/i),
  ],
  'h18-what-verify': [
    'Strangers worry us. Who verifies arriving visitors, your staff or somebody from ours?',
    says(told.ownerDecides),
  ],
  'h18-mosque-remote': [
    'I look after the mosque and am often across town. Can I open the gate from there?',
    says(
      /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone/i,
    ),
  ],
  'h18-portal-name': [
    'What is the name of the web portal where I manage it?',
    says(told.controlCenter),
  ],
  'h18-extras-list': [
    'Which optional extras do you have for a small church?',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h18-holds-explained': [
    'My sexton read about scheduled gate holds. In plain words, what would they do for the cemetery?',
    says(told.holds),
  ],
  'h18-holds-standard': [
    'Are the gate holds part of the standard thing or an extra?',
    says(told.optional),
  ],
  'h18-trusted-how': [
    'How does a trusted visitor get in, for example my regular hair clients?',
    says(told.trusted),
  ],
  'h18-dc-encryption': [
    'I guard a data center. Which encryption does your system use?',
    says(told.aes, told.rsa),
  ],
  'h18-photo-of-code': [
    'Teenagers took a photo of the QR code by the mosque door. Is there anything they can do with it?',
    says(told.harmlessPhoto),
  ],
  'h18-is-patented': ['Locksmith here, curious: is this technology patented?', says(told.patent)],
  'h18-which-generation': [
    'Which generation of mobile network does the equipment talk over, according to you?',
    says(told.threeG),
  ],
  'h18-falls-church': [
    'Vet practice in Falls Church. Do you serve our town?',
    says(/Falls Church|Northern Virginia/),
  ],
  'h18-bowie': ['is bowie md on your list', says(/Bowie|Maryland/i)],
  'h18-cleveland-park': [
    'Basement flat in Cleveland Park, do you cover that?',
    says(/Cleveland Park|Washington,? D\.?C/i),
  ],
  'h18-md-list': [
    'Name the places in Maryland where you work.',
    says(/Bethesda/, /Rockville/, /Silver Spring/),
  ],
  'h18-dc-list': [
    "I do hair in people's homes all over the District. Tell me the neighborhoods there that you serve.",
    says(/Georgetown/, /Shaw/, /Capitol Hill/),
  ],
  'h18-underwater': [
    'Before my husband gets excited about it: at which kinds of spots do you decline to install?',
    says(told.underwater, /power/i),
  ],
})
