/** Two or three questions in one message. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'h17-c-app-line': [
    'Orchard in Maryland: do customers need an app, and do we need a phone line by the gate?',
    says(told.noApp, told.noLine),
  ],
  'h17-c-price-month': [
    'What does professional installation start at for a yoga studio, and what is it per month after that?',
    says(told.install799, told.monthly47),
  ],
  'h17-c-arlington-long': [
    'Do you serve Arlington, and how long does the installation take? My twins nap at one.',
    says(/Arlington|Northern Virginia/, told.hours),
  ],
  'h17-c-battery-camera': [
    'Can our museum have a battery backup, and can it have a camera?',
    says(told.battery, told.camera),
  ],
  'h17-c-warranty-contract': [
    'Treasurer with two points. The warranty: how long? The contract: is there a long-term one?',
    says(told.warranty, told.noContract),
  ],
  'h17-c-free-valid': [
    'is the quote free and how many days is it good, asking for a repair garage',
    says(told.free, told.days30),
  ],
  'h17-c-courier': [
    'I deliver flowers. If my camera will not scan, what else can I do? And must I install anything?',
    says(told.dial, told.noApp),
  ],
  'h17-c-founder-dev': [
    'For the program leaflet: who founded the company, and who is lead developer?',
    says(told.founder, told.developer),
  ],
  'h17-c-text-mail': [
    'Give me the number to text and the e-mail address of support, please.',
    says(told.supportText, told.email),
  ],
  'h17-c-kept-human': [
    'How many days do you keep this chat, and am I talking with an AI?',
    says(told.days365, told.aiAgent),
  ],
  'h17-c-hold-trusted': [
    'Bakery: keep the gate open from 4 to 6 for the flour trucks, and let the night crew in by a code. Possible?',
    says(told.holds, told.trusted),
  ],
  'h17-c-nation-now': [
    'When do you go nationwide, and which region do you serve until then?',
    says(told.year2026, /DC metro|Northern Virginia|Washington,? D\.?C|Maryland/i),
  ],
  'h17-c-weight': [
    'Does it run without an internet line? And how many pounds does the sign weigh?',
    saysAndAdmits('Weights are not in the sources.', told.noLine),
  ],
  'h17-c-sunday': [
    'What does a basic installation cost, and do you work on Sundays? Saturdays are out for a synagogue.',
    saysAndAdmits('Days of installing are not in the sources.', told.basic340),
  ],
  'h17-c-encrypt-soc': [
    'Translating a vendor questionnaire. Line one, your encryption. Line two, the yearly SOC 2 attestation: got one?',
    saysAndAdmits('Reports are not in the sources.', /AES-256|RSA-4096/i),
  ],
  'h17-c-potomac-check': [
    'Is Potomac in your area? Also, may an old captain pay by check?',
    saysAndAdmits('Ways of paying are not in the sources.', /Potomac|Maryland/),
  ],
  'h17-c-camera-night': [
    'Can I add a camera? Does it have night vision?',
    saysAndAdmits('Night vision is not in the sources.', told.camera),
  ],
  'h17-c-founder-age': [
    'Film student again: what is the name of your founder, and how old is that person?',
    saysAndAdmits('Ages are not in the sources.', told.founder),
  ],
})
