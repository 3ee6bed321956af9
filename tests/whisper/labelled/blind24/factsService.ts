/** What the service is and does, asked plainly. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h24-fencing-how': [
    'Our fencing club wants to know how late fencers at the street door would reach the coach.',
    says(told.scanOrDial),
  ],
  'h24-planetarium-door': [
    'Would Visitor Access operate the staff door of a planetarium, which is no gate?',
    says(told.doors),
  ],
  'h24-cobbler-small': [
    'I resole shoes in a shop of two. Do you deal with small businesses that size?',
    says(told.smallBusiness),
  ],
  'h24-grandpa-app': [
    'Raising twins here at 71. Is there any app that I, the owner, must put on my phone?',
    says(told.noApp),
  ],
  'h24-quaker-power': [
    'At our Quaker meeting house the gate has electricity and nothing else. What more does installation need?',
    says(/only power|no phone line|no internet line|none is needed|cellular/i),
  ],
  'h24-chiro-verify': [
    'Does my front desk verify each patient by voice prior to opening?',
    says(/verif|by voice|hears you|spoken|talks to/i),
  ],
  'h24-liveaboard-away': [
    'I live on a sailboat and cruise for weeks. May I open the dock gate while out of town?',
    says(told.fromAnywhere),
  ],
  'h24-trees-hold': [
    'Christmas-tree season: can scheduled gate holds leave our farm gate open 9 to 5?',
    says(told.holds),
  ],
  'h24-aide-landline': [
    'Retired nurse’s aide, landline only. Can my phone take the calls from the gate?',
    says(/any phone|landline|desk phone|each of them/i),
  ],
  'h24-trampoline-camera': [
    'Can a trampoline park get a camera integrated at the entry?',
    says(told.camera, told.optional),
  ],
  'h24-arborist-sign': [
    'What exactly is printed on the sign that visitors find at the entry?',
    says(told.qr, told.number),
  ],
  'h24-tea-encryption': [
    'Importing tea, our insurer wants your encryption standards in writing. Which are they?',
    says(told.aes, told.rsa),
  ],
  'h24-stamp-patent': [
    'A member of the stamp club collects patents. Have you got one on this technology?',
    says(told.patent),
  ],
  'h24-cooking-regulars': [
    'Our pastry teacher comes daily at the cooking school. May trusted visitors enter without ringing me?',
    says(told.trusted),
  ],
  'h24-septic-underwater': [
    'Septic man here with a flooded pit. Can your equipment go underwater?',
    says(told.underwater),
  ],
  'h24-board-control': [
    'What is the name of the web portal our garden-apartment board would manage everything in?',
    says(told.controlCenter),
  ],
  'h24-tailor-intercom': [
    'Does your service replace an ordinary intercom at a tailor shop?',
    says(told.replaces),
  ],
  'h24-taxi-dial': [
    'My cabbies hate QR codes. May they dial a number in its place?',
    says(told.dial),
  ],
  'h24-steps-three': [
    'From my first message until the system works, in what order do things happen during an installation?',
    says(told.photos, told.professional),
  ],
  'h24-who-mounts': [
    'Is the installing done by a professional or by my nephew and me?',
    says(told.professional),
  ],
  'h24-day-length': ['Installing one takes what, a morning? how many hours', says(told.hours)],
  'h24-bowie': [
    'I park my septic truck in Bowie, Maryland. Are you active there?',
    says(/Bowie|Maryland/),
  ],
  'h24-mclean-tea': [
    'Is McLean among the places you serve? My tea warehouse is there.',
    says(/McLean|Northern Virginia/),
  ],
  'h24-cleveland-park': [
    'Cleveland Park co-op, do we fall in your area?',
    says(/Cleveland Park|Washington,? D\.?C/),
  ],
  'h24-maryland-list': [
    'Name all Maryland towns on your list for our taxi dispatch map.',
    says(/Bethesda/, /Rockville/, /Silver Spring/),
  ],
  'h24-dc-hoods': [
    'I mend shoes all over Washington DC. In which of its neighborhoods do you have service?',
    says(/Georgetown/, /Shaw/),
  ],
  'h24-no-scan-read': [
    'What does a visitor do when the camera of the phone will not read the code?',
    says(told.dial),
  ],
  'h24-sign-key': [
    'Somebody photographed the QR code on our sign. Can that photo open our gate?',
    says(told.harmlessPhoto),
  ],
})
