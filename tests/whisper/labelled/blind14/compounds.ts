/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h14-c-cost-both': [
    'My husband wants two figures on a napkin: where professional installation begins, and where the monthly service begins.',
    says(told.install799, told.monthly47),
  ],
  'h14-c-reston-app': [
    'Dental office in Reston: do you serve us, and must patients get an app?',
    says(/Reston|Northern Virginia/, told.noApp),
  ],
  'h14-c-contract-warranty': [
    'Before I sign for our yacht basin: am I tied down by a long-term contract, and for how long am I under warranty?',
    says(told.noContract, told.warranty),
  ],
  'h14-c-battery-camera': [
    'The strawberry stand loses power a lot and gets raccoons and thieves. So, backup battery? And could we have a camera out there?',
    says(told.battery, told.camera),
  ],
  'h14-c-call-mail': [
    'Need two things: the phone number for a quote and the e-mail for support.',
    says(told.quotePhone, told.email),
  ],
  'h14-c-hours-included': [
    'How many hours is the installation, and is it included in the price?',
    says(told.hours, told.included),
  ],
  'h14-c-founder-coder': [
    'Writing a piece for the Takoma paper: name of the founder, plus the name of whoever leads development?',
    says(told.founder, told.developer),
  ],
  'h14-c-landline-line': [
    'can I answer on my landline? and does the gate itself need a phone line?',
    says(
      /any phone|landline|desk phone|whatever phone|each of them/i,
      /no phone line|no internet line|only power|none is needed|in place of a wire|buried cable|cellular/i,
    ),
  ],
  'h14-c-free-valid': [
    'I am comparing three companies for our co-op board. Do you bill for quotes, and for how many days are the figures firm?',
    says(told.free, told.days30),
  ],
  'h14-c-logged-kept': [
    'Nosy question from a taxi driver: is this chat logged, and after what time is it deleted?',
    says(told.logged, told.days365),
  ],
  'h14-c-doors-power-encrypt': [
    'Building manager here. Does it do doors, what does the entry need, and what encryption is in it?',
    says(told.doors, told.power, /AES-256|RSA-4096/i),
  ],
  'h14-c-holds-codes': [
    'Our farm stand would like the gate open on a schedule, plus a code for the pickers. Possible?',
    says(told.holds, told.trusted),
  ],
  'h14-c-vienna-paypal': [
    'Pottery studio off Maple Avenue in Vienna. Are we in your area, and is PayPal all right for paying?',
    saysAndAdmits('Ways of paying are not in the sources.', /Vienna|Northern Virginia/),
  ],
  'h14-c-basic-veteran': [
    'Retired Marine, small place: the basic installation comes to what, and do veterans get a discount with you?',
    saysAndAdmits('Discounts are not in the sources.', told.basic340),
  ],
  'h14-c-warranty-lightning': [
    'Our mast got hit by lightning in June. What warranty would we have with you, and would a strike like that be covered?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'h14-c-camera-megapixels': [
    'The boys at the tow yard want a camera. Do you integrate one, and what resolution would the picture be?',
    saysAndAdmits('Resolution is not told.', told.camera),
  ],
  'h14-c-founder-age': [
    'For my daughter’s school report on inventors: who founded Visitor Access, and when is that person’s birthday?',
    saysAndAdmits('Birthdays are not told.', told.founder),
  ],
  'h14-c-hours-tomorrow': [
    'How many hours does an installation take? Do you have a slot free tomorrow at nine?',
    saysAndAdmits('Appointments are not told.', told.hours),
  ],
})
