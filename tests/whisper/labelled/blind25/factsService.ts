/** What the service is and does, as people of the Ohio valley ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h25-what-is-it': [
    'Our derby league rents an old roller rink. Can you explain in a nutshell what Visitor Access does?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|open (the|it|a) (gate|door)/i,
    ),
  ],
  'h25-made-for': [
    'My daughter-in-law thinks your product is only for rich estates. What sort of people did you make it for?',
    says(told.owners),
  ],
  'h25-skater-at-door': [
    'A referee shows up at the rink door. What does the visitor have to do at the sign?',
    says(told.scanOrDial),
  ],
  'h25-owner-app': [
    'I run a spice shop. As the owner, must I put an app on my own phone?',
    says(told.noApp),
  ],
  'h25-desk-phone-temple': [
    'The gurdwara office only has a desk phone. Can it take calls from the gate?',
    says(/any phone|desk phone|landline|whatever phone|each of them/i),
  ],
  'h25-both-gate-door': [
    'We got one gate and one entrance door at the climbing gym. Does it handle both kinds?',
    says(told.gates, told.doors),
  ],
  'h25-replaces-intercom': [
    'Does this replace our intercom at the podiatry office or work beside it?',
    says(told.replaces),
  ],
  'h25-runs-on': [
    'Before the electrician leaves: what are the two things your equipment at the depot runs on?',
    says(told.power, told.cellular),
  ],
  'h25-phone-line-bog': [
    'Cranberry bog, no telephone wire anywhere near the gate. Is a phone line needed?',
    says(told.noLine),
  ],
  'h25-web-portal': [
    'I jotted down that everything gets managed on a web portal but lost its name. What do you call it?',
    says(told.controlCenter),
  ],
  'h25-extras-list': [
    'List the optional extras for me, I am writing up a proposal for the townhouse board.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h25-trusted-ways': [
    'By what two ways do trusted visitors enter?',
    says(/unique codes?|by (a )?code/i, /caller[ -]?id/i),
  ],
  'h25-preschool-hold': [
    'For preschool drop-off, can you schedule the gate to stay open 7:30 to 8:15?',
    says(told.holds),
  ],
  'h25-scan-opens': [
    'A parent at our preschool worries: you scan the QR code and, poof, the door opens with nobody asking?',
    says(/opens? nothing|verif|nothing opens|lets the visitor ask|owner|your word/i),
  ],
  'h25-photo-of-code': [
    'Tourists on the towpath photograph our sign with the code all summer. Is there harm in such a photo?',
    says(told.harmlessPhoto),
  ],
  'h25-rsa-size': [
    'Locksmith here. How strong is the RSA you use, and is there AES as well?',
    says(told.aes, told.rsa),
  ],
  'h25-patented': [
    'A rival gym owner swears he could copy your gadget tomorrow. Do you hold a patent?',
    says(told.patent),
  ],
  'h25-camera-fails': [
    "Suppose a phone's camera will not read the code at the depot, what then?",
    says(told.dial),
  ],
  'h25-sign-carries': [
    'What is printed on the sign that goes up at our entry?',
    says(told.qr, told.number),
  ],
  'h25-underwater-lock': [
    'Canal-boat club. Could the equipment be mounted underwater in the lock wall?',
    says(told.underwater),
  ],
  'h25-no-cell-hollow': [
    'There is no cellular coverage in our hollow. Is the system for us?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h25-logan-circle': [
    'My podiatrist friend has an office on Logan Circle, is it covered by you?',
    says(/Logan Circle|Washington,? D\.?C/i),
  ],
  'h25-maryland-list': [
    'Name the Maryland places on your service list please',
    says(/Bethesda/, /Bowie/, /Rockville/),
  ],
  'h25-reston': ['do u serve reston', says(/Reston|Northern Virginia/i)],
  'h25-bowie-depot': [
    'School-bus depot in Bowie needs this. Inside your territory?',
    says(/Bowie|Maryland/),
  ],
  'h25-three-steps': [
    'From my first e-mail until worshippers are using it, which installation steps are there?',
    says(told.photos, told.professional, told.startUsing),
  ],
})
