/** What the service is and does, as people with a gate or a door of their own ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h22-archery-what': [
    'Somebody at our archery range mentioned Visitor Access. In a sentence or two, what does it do?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|open (the|it|a|your) (gate|door)/i,
    ),
  ],
  'h22-rail-club-scan': [
    'When a member of our model railroad club shows up at the clubhouse door, what does he have to do at the sign?',
    says(told.scanOrDial),
  ],
  'h22-nursery-app': [
    'Landscapers pick up trees here all day. Must they install an app before the gate can be opened for them?',
    says(told.noApp),
  ],
  'h22-own-app': [
    'I own the lot and hate my app store password. Would I be made to install an app to answer drivers?',
    says(told.noApp),
  ],
  'h22-flip-owner': [
    'Will my Jitterbug flip phone do as the phone I answer on? I am a retired firefighter, not a techie.',
    says(/any phone|whatever phone|each of them|old (phone|one)|ordinary phone|landline/i),
  ],
  'h22-church-doors': [
    'Our Coptic church has an entrance door and no gate. Does the system work on doors?',
    says(told.doors),
  ],
  'h22-rv-needs': [
    'RV storage lot, gravel and a slide gate. What does the gate need to have for your equipment to run?',
    says(told.power),
  ],
  'h22-court-phone-line': [
    'Does installation require a phone line or internet line? Asking for my court reporting office.',
    says(told.noLine),
  ],
  'h22-alpaca-network': [
    'Which cellular service does it run on, out here by the alpacas?',
    says(/\b3G\b|cellular/i),
  ],
  'h22-control-center': [
    'In which place do I manage all of it? Somebody on the block said "Control Center".',
    says(/control center|web portal/i),
  ],
  'h22-extras-list': [
    'Please list the optional extras you sell for a pool club gate.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h22-holds-theater': [
    'What are scheduled gate holds? Our summer theater has two hundred cars come in at seven.',
    says(told.holds),
  ],
  'h22-trusted-quilters': [
    'How do trusted visitors enter? The same nine quilters come to me each Tuesday.',
    says(told.trusted),
  ],
  'h22-battery-roaster': [
    'Coffee roaster here: can we get a battery backup with it?',
    says(told.battery),
  ],
  'h22-camera-truckstop': [
    'Can you integrate a camera at the entry of our truck stop?',
    says(told.camera),
  ],
  'h22-which-encryption': [
    'What encryption protects the system? Our board secretary has to write it down.',
    says(told.aes, told.rsa),
  ],
  'h22-patented': ['is your technology covered by a patent or not', says(told.patent)],
  'h22-photo-of-code': [
    'A kid took a photo of the QR code on our dock gate. What can he do with it?',
    says(told.harmlessPhoto),
  ],
  'h22-who-verifies': [
    'Who verifies the visitor before the gate opens at our sailing school?',
    says(told.ownerDecides),
  ],
  'h22-hours-glazier': [
    'How many hours should I allow for an installation? I close my glass shop for it.',
    says(told.hours),
  ],
  'h22-who-installs': [
    'Who does the installation, me or one of your professionals?',
    says(told.professional),
  ],
  'h22-three-steps': [
    'Rowhouse on Capitol Hill here. From the first photo to the first visitor, what are the stages of putting yours in?',
    says(told.photos, told.professional, told.startUsing),
  ],
  'h22-not-for': [
    'Before I drag the club into this: are there spots where you would tell us it cannot work?',
    says(told.notWithoutPower, told.notWithoutCellular, told.underwater),
  ],
  'h22-takoma': [
    'Do you serve Takoma Park? My physical therapy practice is there.',
    says(/Takoma Park|Maryland/),
  ],
  'h22-navy-yard': [
    'Navy Yard, DC: inside your service area?',
    says(/Navy Yard|Washington,? D\.?C/i),
  ],
  'h22-great-falls': [
    'We raise alpacas in Great Falls. Is that one of your Virginia towns?',
    says(/Great Falls|Northern Virginia/),
  ],
  'h22-nationwide': [
    'For what year have you announced going nationwide? My cousin in Oregon asks.',
    says(told.year2026),
  ],
  'h22-camera-wont-read': [
    "Rain and glare on our dock: suppose a parent's camera fails on the QR code, what else can she do at the sign?",
    says(told.dial),
  ],
  'h22-demo-video': [
    'Where can I watch the demonstration video? I am deaf and like to see how a thing works.',
    says(told.video),
  ],
})
