/** Two or three questions at once; some have an answer for one part alone. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'f-price-and-area': [
    'Two things: what do you charge a month and are you in Falls Church?',
    says(told.monthly47, /Falls Church|Northern Virginia/i),
  ],
  'f-app-and-landline': [
    'Do I need an app, and can my old landline take the calls?',
    says(told.noApp, /landline|any phone|desk phone|whatever phone/i),
  ],
  'f-for-beer': [
    'My brother-in-law offers to install it for beer. Would you allow that, and how many hours does the installation take?',
    says(told.professional, told.hours),
  ],
  'f-small-print': [
    'I hate small print. Am I tied to you for years, and what warranty do I have if the equipment dies?',
    says(told.noContract, told.warranty),
  ],
  'f-camera-and-battery': [
    'Are cameras included? Battery backup?',
    says(told.camera, told.battery, told.optional),
  ],
  'f-mail-and-phone': [
    "what's your email and which number is for quotes",
    says(told.email, told.quotePhone),
  ],
  'f-founder-and-coder': [
    'Writing a school report. Who founded the company and who is the lead developer?',
    says(told.founder, told.developer),
  ],
  'f-secure-and-photo': [
    'is it encrypted? and could somebody misuse a photo of the code?',
    says(/AES-256|RSA-4096|encrypt/i, told.harmlessPhoto),
  ],
  'f-logged-and-erase': [
    'Do you log this chat and how do I get it erased afterwards',
    says(/logged|365|kept/i, told.erase),
  ],
  'f-wifi-and-power': [
    'We have power at the gate but no internet and no phone line. Enough? Also how many hours do you need?',
    says(/only power|no phone line|no internet line|none is needed|cellular/i, told.hours),
  ],
  'f-quote-free-valid': [
    'Is a quote free, and how long is it good for once I have it?',
    says(told.free, told.days30),
  ],
  'f-dial-and-remote': [
    'can visitors dial rather than scan, and can I open up while I am in another state?',
    says(told.dial, told.fromAnywhere),
  ],
  'f-callbox-and-ours': [
    'How much is a call box these days and how much is yours per month?',
    says(told.callBox, told.monthly47),
  ],
  'f-solar-and-hours': [
    'Does it run on solar panels, and how many hours does the installation take?',
    saysAndAdmits('Solar panels are not told of.', told.hours),
  ],
  'f-installments': [
    'Could the 799 be paid off in installments? And what does the service run per month?',
    saysAndAdmits('Installments are not told of.', told.monthly47),
  ],
  'f-warranty-and-vandals': [
    'How long is the warranty and do you pay if vandals smash the sign?',
    saysAndAdmits('Vandalism is not told of.', told.warranty),
  ],
  'f-arlington-and-saturday': [
    'Do you serve Arlington? If so, is there an opening this Saturday morning?',
    saysAndAdmits('Free dates are not told.', /Arlington|Northern Virginia/i),
  ],
  'f-app-and-carrier': [
    'Is there an app to install and which carrier is the SIM from, Verizon?',
    saysAndAdmits('The carrier is not told.', told.noApp),
  ],
})
