/** Plain questions about what stands at the entry, who opens it, where it works and where it is sold. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'b-old-panel': [
    'We have an old intercom panel that died. Is your system meant to take its place?',
    says(told.replaces),
  ],
  'b-bakery': [
    'Is this a product for homeowners only, or could my bakery use it as well?',
    says(told.smallBusiness),
  ],
  'b-three-steps': [
    'What are the steps from a visitor arriving to the gate opening?',
    says(told.scan, /connect|call|answer/i, /open/i),
  ],
  'b-corded-phone': [
    'I am 81 and only have a telephone with a cord. Could I still take the call and open up?',
    says(/landline|any phone|desk phone|whatever phone/i),
  ],
  'b-before-buzz': [
    'Does the visitor have to download anything before I can buzz them in?',
    says(/no app|nothing to (install|download)|without (an|any) app|app is not needed/i),
  ],
  'b-hangs-there': ['What do visitors find at the gate itself?', says(/\bsign\b|qr code/i)],
  'b-who-decides': [
    'Who makes the decision to open, a computer or a person?',
    says(told.ownerDecides),
  ],
  'b-scan-opens': [
    'When somebody scans the code, does the gate simply swing open?',
    says(/opens nothing|verif|connected to|only lets|spoken with/i),
  ],
  'b-picture-thief': [
    'Could a thief take a picture of the QR code and get in with it later?',
    says(/no key|call you|opens nothing|verif/i),
  ],
  'b-standards': [
    'For my security questionnaire: name the ciphers that protect the traffic.',
    says(told.aes, told.rsa),
  ],
  'b-standards-differ': [
    'Architect here. You name AES-256 and RSA-4096: in one line, how do the two differ?',
    says(/one secret key|both ends share|same key/i, /pair of keys|public/i),
  ],
  'b-patent': ['Is there a patent on it?', says(told.patent)],
  'b-generation': ['What generation of mobile network does the equipment use?', says(told.threeG)],
  'b-three-places': [
    'In which places will your system not work at all?',
    says(/power/i, /cellular|coverage/i, told.underwater),
  ],
  'b-flooded-dock': [
    'Our boat dock is below the water line half of the year. Would the unit survive underwater?',
    says(/not (made )?for|not made|above the surface|no\b.*underwater/i),
  ],
  'b-portal-name': [
    'What do you call the web portal where an owner sets things?',
    says(told.controlCenter),
  ],
  'b-extras': [
    'Can you name the optional extras?',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'b-housekeeper': [
    'Can our housekeeper have a code of her own so that she does not ring me every Tuesday?',
    says(told.trusted),
  ],
  'b-eight-to-five': ['Can our gate stay open on weekdays from 8 to 5?', says(told.holds)],
  'b-plumber-vacation': [
    'Can I let the plumber in while I am on vacation in Florida?',
    says(told.fromAnywhere),
  ],
  'b-reston': ['Do you cover Reston?', says(/Reston|Northern Virginia/)],
  'b-takoma': ['Is Takoma Park inside your service area?', says(/Takoma Park|Maryland/)],
  'b-dc-list': [
    'Which neighborhoods of Washington DC are on your list?',
    says(/Adams Morgan/, /Georgetown/, /Shaw/),
  ],
  'b-beyond-dc': ['When will you be available outside the Washington region?', says(told.year2026)],
  'b-robin': ['What does Robin Latch do for the company?', says(/lead developer|builds/i)],
  'b-starter': ['Who on your team is named as the founder?', says(told.founder)],
  'b-watch': ['Where can I watch it in action?', says(/video|home page/i)],
  'b-technical-documents': [
    'I install these for a living. Where do dealers get the technical documents?',
    says(/portal/i),
  ],
  'b-code-unreadable': [
    'The camera on my phone refuses to read the code on the sign. What now?',
    says(told.dial),
  ],
  'b-cable-to-house': ['Does a cable have to be run from the gate to my house?', says(told.noLine)],
})
