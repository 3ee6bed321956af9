/** What the service is and does, as homeowners, associations, schools and hosts ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const anyPhone = /any phone|landline|desk phone|whatever phone|each of them/i
const noWire = /no phone line|no internet line|none is needed|only power|cellular|buried cable/i

export const factsService = labelled('fact', {
  'h11-what-it-is': [
    'Nobody on our HOA board has heard of Visitor Access. What is it, in a sentence or two?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|opens? (the|it|a) (gate|door)/i,
    ),
  ],
  'h11-movers-at-sign': [
    'Moving company here. Truck is at a customer gate with your sign on it, what does my driver do?',
    says(told.scanOrDial),
  ],
  'h11-airbnb-install': ['airbnb host, must my guests install an app', says(told.noApp)],
  'h11-owner-side-app': [
    'And the person answering, is there an app to put on her iPhone?',
    says(/no app|nothing to install|without (an|any) app|app is (not )?(needed|announced)/i),
  ],
  'h11-grandpa-buttons': [
    "Grandpa's cell has big buttons and no camera at all. Can he call us from the gate with it?",
    says(/dial|any phone|old (phone|one)|whatever phone/i),
  ],
  'h11-office-landline': [
    'Our school secretary only has a landline at the front counter. Can gate calls be answered on it?',
    says(anyPhone),
  ],
  'h11-900-feet': [
    'Driveway is 900 feet. Does a phone line have to be trenched out to the gate?',
    says(noWire),
  ],
  'h11-wifi': ['is wifi required by the gate??', says(noWire)],
  'h11-runs-on': [
    'Electrician is coming Friday. So what does your equipment run on at the pillar?',
    says(told.power),
  ],
  'h11-daycare-door': [
    'Daycare, just one front door and no gate anywhere. Does it work for doors?',
    says(told.doors),
  ],
  'h11-made-for': [
    'Who is this product made for?',
    says(/owners?|small business|residents?|manager/i),
  ],
  'h11-where-managed': [
    'Once it is up, where does our community manager log in to manage it?',
    says(/control center|portal/i),
  ],
  'h11-scan-opens': [
    'A parent is worried: anybody scans at the preschool and in they walk, true or not?',
    says(/opens? nothing|verif|lets the visitor ask|owner|your word|spoken/i),
  ],
  'h11-hoa-extras': [
    'Please list the optional extras an HOA can choose from.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h11-community-battery': [
    'Can the gate of our townhouse community get a battery backup?',
    says(told.battery),
  ],
  'h11-entry-camera': [
    'Is it possible to have a camera integrated at the entry of a small school?',
    says(told.camera),
  ],
  'h11-pickup-hold': [
    'Pickup is 2:30 to 3:30. Can we schedule the gate to stay open for that hour?',
    says(told.holds),
  ],
  'h11-nanny-code': [
    'Our nanny is here every weekday. Could she have a code of her own as a trusted visitor?',
    says(told.trusted),
  ],
  'h11-counsel-encryption': [
    'I am counsel for a property company. Which encryption secures the system?',
    says(told.aes, told.rsa),
  ],
  'h11-is-patented': [
    'Due diligence: is the technology covered by a patent, yes or no?',
    says(told.patent),
  ],
  'h11-generation': ['which cellular generation is named for the gate unit', says(told.threeG)],
  'h11-reston': ['HOA of 40 homes in Reston, do you serve us', says(/Reston|Northern Virginia/)],
  'h11-chevy-chase': [
    "My grandmother's house is in Chevy Chase. In your area?",
    says(/Chevy Chase|Maryland/),
  ],
  'h11-georgetown': [
    'i rent out a georgetown basement on airbnb. you cover georgetown?',
    says(/Georgetown|Washington,? D\.?C/),
  ],
  'h11-md-towns': [
    'Which Maryland towns are on your list? We move families all over the state.',
    says(/Bethesda/, /Rockville/, /Silver Spring/),
  ],
  'h11-whole-country': [
    'My son is in Texas. For which year is the nationwide expansion announced?',
    says(told.year2026),
  ],
})
