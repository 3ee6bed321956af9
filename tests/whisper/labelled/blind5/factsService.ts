/** What the service is and does, where, and by whom, asked plainly. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'f-regular-intercom': [
    "what's the difference between you guys and a regular intercom system",
    says(/by phone|(your|own|any) phone|phone in your pocket|phone call/i),
  ],
  'f-cousins-download': [
    'Does a visitor have to download something first? My cousins are never going to do that.',
    says(told.noApp),
  ],
  'f-app-store': ['which app do I look for in the App Store to open my gate', says(told.noApp)],
  'f-kitchen-landline': [
    'Will it ring the landline in my kitchen? I leave my cell in the car most days.',
    says(/landline|any phone|whatever phone|desk phone|each of them takes the call/i),
  ],
  'f-lobby-door': [
    'Is this only for driveway gates or could it go on the entrance door of a building too?',
    says(told.doors),
  ],
  'f-generation': [
    'What cellular generation does the unit talk on? Asking for our telecom closet guy',
    says(told.threeG),
  ],
  'f-center': [
    'I keep seeing "Control Center" on the site, what is that',
    says(/web portal|portal/i),
  ],
  'f-it-guy': [
    'Our IT guy wants to know exactly which encryption is used before he signs off.',
    says(told.aes, told.rsa),
  ],
  'f-patented': [
    'Is the technology patented or did you license it from someone?',
    says(told.patent),
  ],
  'f-router-distance': [
    'gate is 400 feet from the router. do i need wifi down there',
    says(/no phone line|no internet line|none is needed|only power|in place of a wire|cellular/i),
  ],
  'f-electricity-enough': [
    'Besides electricity, what has to be at the gate before you can install?',
    says(/only power|no phone line|no internet line|power at the entry|cellular/i),
  ],
  'f-installer-hours': ['about how many hours is the installer going to be here', says(told.hours)],
  'f-install-myself': [
    'I am an electrician. Could I just install it myself?',
    says(told.professional),
  ],
  'f-battery-option': [
    'Is a battery backup part of the standard package or do I add that',
    says(told.battery, told.optional),
  ],
  'f-weekday-hold': [
    'Can the gate hold open on a schedule? Like weekdays 7 to 9',
    says(told.holds),
  ],
  'f-brother-caller-id': [
    "Could it recognize my brother's number by caller ID so I don't have to answer every time he comes by",
    says(told.trusted),
  ],
  'f-comes-with-camera': ['Does the system come with a camera?', says(told.camera, told.optional)],
  'f-sunset-hills': [
    'are you in Reston VA? over by Sunset Hills Rd',
    says(/Reston|Northern Virginia/i),
  ],
  'f-takoma': ['Takoma Park, do you cover it?', says(/Takoma Park|Maryland/i)],
  'f-navy-yard': [
    'I manage a 9-unit place in Navy Yard. Is that in your service area',
    says(/Navy Yard|Washington,? D\.?C|DC metro/i),
  ],
  'f-nationwide': ['What year are you going nationwide?', says(told.year2026)],
  'f-company-founder': [
    "Before we hire you I'd like to know which person founded this company.",
    says(told.founder),
  ],
  'f-developer': ["Who's the lead developer over there", says(told.developer)],
  'f-demo-video': ['Have you got a demonstration video anywhere on this site?', says(told.video)],
  'f-installer-resources': [
    'Hi, installer here from Manassas. Where can I find your technical resources?',
    says(told.dealerPortal),
  ],
  'f-cannot-install': [
    'Are there places where you cannot install it?',
    says(told.notWithoutPower, told.notWithoutCellular),
  ],
  'f-photo-of-code': [
    'Somebody took a photo of the QR code on our sign last night. Can they open the gate with that photo?',
    says(told.harmlessPhoto),
  ],
  'f-number-too': [
    'Does the sign show a number as well, or just the QR code?',
    says(/number displayed|number beside|number (is )?on the|a number|number shown|dial/i),
  ],
  'f-three-steps': [
    'Walk me through the installation steps please',
    says(told.photos, told.professional),
  ],
})
