/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

const noWire = /no phone line|no internet|none is needed|only power|cellular|buried cable/i

export const compounds = labelled('compound', {
  'h11-c-time-who': [
    'Telling our tenants about the fitting day: how many hours of installation, and is it a professional who comes?',
    says(told.hours, told.professional),
  ],
  'h11-c-treasurer': [
    'HOA treasurer: professional installation from what price, service from what price a month, and is there a long-term contract?',
    says(told.install799, told.monthly47, told.noContract),
  ],
  'h11-c-silver-spring': [
    'Do you serve Silver Spring? And is the quote free?',
    says(/Silver Spring|Maryland/, told.free),
  ],
  'h11-c-text-mail': [
    'Support contacts for our staff handbook please: where to text, where to e-mail?',
    says(told.supportText, told.email),
  ],
  'h11-c-door-landline': [
    'Does it do doors as well as gates, and can Mother answer on her landline?',
    says(told.doors, /any phone|landline|desk phone|whatever phone|each of them/i),
  ],
  'h11-c-two-people': [
    'For the minutes of our HOA meeting I need two names from you: founder and lead developer.',
    says(told.founder, told.developer),
  ],
  'h11-c-daycare-safe': [
    'Parents will ask me two things: what encryption is used, and does someone verify the visitor before the door opens?',
    says(/AES-256|RSA-4096/i, /verif|spoken|opens? nothing/i),
  ],
  'h11-c-warranty-life': [
    'warranty: what do we get as standard? lifetime coverage available?',
    says(told.warranty, told.lifetime),
  ],
  'h11-c-rush': [
    'in a rush. need an app? need an internet line? long-term contract?',
    says(told.noApp, noWire, told.noContract),
  ],
  'h11-c-two-places': [
    'We manage buildings in Fairfax and at Dupont Circle. Do you serve Fairfax, and Dupont Circle as well?',
    says(/Fairfax|Northern Virginia/, /Dupont Circle|Washington,? D\.?C/),
  ],
  'h11-c-bus-code': [
    'Can the gate stay open on a schedule for drop-off? And can our bus driver get a code as a trusted visitor?',
    says(told.holds, told.trusted),
  ],
  'h11-c-stop-help': [
    'When you text me: which word ends it, which word gets me help?',
    says(told.stop, told.help),
  ],
  'h11-c-lightning': [
    'We lost a call box to a falling oak branch. What warranty period do you give, and would branches count under it?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'h11-c-church': [
    'What number do I call for a quote, and is there a discount for churches?',
    saysAndAdmits('Discounts are not told.', told.quotePhone),
  ],
  'h11-c-sign-inches': [
    'Do my guests need an app? And how many inches wide is the sign?',
    saysAndAdmits('The size of the sign is not told.', told.noApp),
  ],
  'h11-c-this-saturday': [
    'Do you serve Falls Church, and is there an installer free this Saturday?',
    saysAndAdmits('Days of installing are not told.', /Falls Church|Northern Virginia/),
  ],
  'h11-c-zoom': [
    'Airbnb host: could I get camera integration on my front door? What zoom factor does it have?',
    saysAndAdmits('What the camera can do is not told.', told.camera),
  ],
  'h11-c-founded-when': [
    'Who founded Visitor Access, and how many employees are there now?',
    saysAndAdmits('The number of employees is not told.', told.founder),
  ],
})
