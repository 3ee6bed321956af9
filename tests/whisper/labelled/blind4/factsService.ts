/** What the sources say of the service, asked as people ask: mostly plainly. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'e-standing-here': [
    "I'm standing in front of a gate with your sign on it, what do I do now",
    says(told.scanOrDial),
  ],
  'e-app-store': ['is there something to get from the app store first?', says(told.noApp)],
  'e-doors-too': ['We have an office lobby, not a driveway. Do you do doors?', says(told.doors)],
  'e-rings-where': [
    'When someone scans the sign, what actually rings? Is there a speaker in my house?',
    says(
      /your phone|reaches you as a phone call|connected to you|phone rings|owner’s phone|your own phone/i,
    ),
  ],
  'e-desk-phone': [
    'Our front office only has an old Panasonic set on the wall. Would the gate be able to reach Carol on that?',
    says(/desk phone|any phone|landline/i),
  ],
  'e-vacation-open': [
    'If I am in Florida for the winter can I still open my gate for the plumber?',
    says(told.fromAnywhere),
  ],
  'e-wifi-gate': ['Does the gate need wifi', says(/no internet line|cellular/i)],
  'e-what-power': [
    'What has to be at the gate already before your guys come out?',
    says(told.power),
  ],
  'e-settings-where': [
    'Where do I go to change settings once I have the system?',
    says(told.controlCenter),
  ],
  'e-outage': ['What happens to my gate system in a blackout?', says(told.battery)],
  'e-party-open': [
    'Saturday mornings we have a market, can the gate just stay open from 8 to noon by itself?',
    says(told.holds),
  ],
  'e-cleaner-code': [
    'Could our cleaning lady have her own code so she does not ring me?',
    says(told.trusted),
  ],
  'e-encryption': [
    'IT wants me to fill in a security sheet: ciphers and key lengths in your product, please',
    says(told.aes, told.rsa),
  ],
  'e-patented': ['has this been patented', says(told.patent)],
  'e-screenshot': [
    'Someone posted a picture of our QR sign on Facebook. Can a stranger use it to open the gate?',
    says(told.harmlessPhoto),
  ],
  'e-reston': ['Hello, I live in Reston. Do you come out here?', says(/Reston|Northern Virginia/)],
  'e-shaw': ['Row house in Shaw, DC. Are we in your area?', says(/Shaw|Washington,? D\.?C/i)],
  'e-bowie': ['Bowie MD?', says(/Bowie|Maryland/)],
  'e-other-states': ['We are in Ohio, when will you be available for us?', says(told.year2026)],
  'e-install-time': ['How long will the technician be at my house?', says(told.hours)],
  'e-install-steps': [
    'Walk me through the installation from start to finish please.',
    says(told.photos, told.professional),
  ],
  'e-camera': ['Can I have a camera with it so I see the person?', says(told.camera)],
  'e-qr-unreadable': [
    'My camera is cracked and will not focus on the code at the gate, any other way in?',
    says(told.dial),
  ],
  'e-small-shop': [
    'Is this for houses only or would it suit our little garden center too?',
    says(/small business/i),
  ],
  'e-extras-list': ['What add-ons do you offer?', says(told.camera, told.battery)],
  'e-whisper-human': [
    'Am I chatting with a human right now?',
    says(/AI (agent|assistant)|not a person/i),
  ],
  'e-founder': [
    'For a school report on local entrepreneurs I need to know who founded this business',
    says(told.founder),
  ],
  'e-demo-clip': ['Do you have a video I can show my husband?', says(told.video)],
})
