/** Two or three questions in one breath. */
import { labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'e-price-and-time': [
    'What does it cost to have it put in and how many hours does that take?',
    says(told.onceAtAll, told.hours),
  ],
  'e-arlington-and-app': [
    'Two things. Do you come to Arlington, and do my visitors have to install an app?',
    says(/Arlington|Northern Virginia/, told.noApp),
  ],
  'e-camera-and-battery': [
    'Can I add a camera, and also something for when the electricity is out?',
    says(told.camera, told.battery),
  ],
  'e-contract-warranty': [
    'My mother signed a five year alarm contract once and still regrets it. Is yours like that, and who pays if the thing breaks in spring?',
    says(told.noContract, told.warranty),
  ],
  'e-number-and-hours': [
    'Give me the number for a quote and tell me when you are open.',
    says(told.quotePhone, told.always),
  ],
  'e-founder-patent': [
    'Who started the company? Is the technology patented?',
    says(told.founder, told.patent),
  ],
  'e-wifi-and-who': [
    'Before I call: will it need wifi at the gate, and who is going to install it?',
    says(/no internet line|cellular/i, told.professional),
  ],
  'e-logged-and-erase': [
    'I typed something embarrassing above. Does it stay on file somewhere and can I get rid of it?',
    says(/logged|365 days/i, told.erase),
  ],
  'e-month-and-quote-days': [
    'Need two figures for the minutes of our board: what you bill a month at the least, and until when an offer of yours holds',
    says(told.monthly47, told.days30),
  ],
  'e-encryption-and-photo': [
    'How is it encrypted, and could somebody with a photo of the sign get in?',
    says(/AES-256|RSA-4096/i, told.harmlessPhoto),
  ],
  'e-price-and-financing': [
    'How much per month, and can I pay it off with zero percent financing?',
    saysAndAdmits('Financing is not told of.', told.monthly47),
  ],
  'e-install-and-permit': [
    'How long does the install take and does the county want a permit for it?',
    saysAndAdmits('Permits are not told of.', told.hours),
  ],
  'e-backup-and-hours': [
    'Is there a backup battery, and how long would it keep going at ten below zero?',
    saysAndAdmits('How long a battery lasts is not told.', told.battery),
  ],
  'e-vienna-and-when': [
    'Do you serve Vienna and could you come this Thursday afternoon?',
    saysAndAdmits('No appointments are told of.', /Vienna|Northern Virginia/),
  ],
})
