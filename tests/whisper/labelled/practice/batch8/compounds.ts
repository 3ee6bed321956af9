/** Two questions in one breath. */
import { labelled, prices, says, saysAndAdmits } from '../../labelled'
import { told } from '../../told'
import { worded } from '../worded'

export const compounds = labelled('compound', {
  'p8-warranty-and-place': [
    "What's the warranty, and do you work in Falls Church?",
    says(told.warranty, /Falls Church/),
  ],
  'p8-app-and-month': [
    'Do my guests need an app and what do I pay per month?',
    says(worded.noApp, told.monthly47),
  ],
  'p8-time-and-contract': [
    'How long does installation take? Do I sign for several years?',
    says(told.hours, told.noContract),
  ],
  'p8-patent-and-founder': ['is it patented and who founded you', says(told.patent, told.founder)],
  'p8-battery-and-life': [
    'Can I add a battery backup, and for how many hours does it keep going?',
    saysAndAdmits('How long the battery lasts is not said.', told.battery),
  ],
  'p8-price-and-amex': [
    'What does professional installation start at and do you take American Express?',
    saysAndAdmits('How one pays is not said.', worded.once),
  ],
  'p8-camera-and-resolution': [
    'Can a camera be integrated? And what resolution would it record at?',
    saysAndAdmits('Nothing is said of the camera itself.', told.camera),
  ],
  'p8-encryption-and-soc2': [
    'Which encryption do you use, and are you SOC 2 audited?',
    saysAndAdmits('No audit is mentioned.', /aes-256|rsa-4096/i),
  ],
  'p8-text-and-mail': [
    'where can i text you, or else what is the e-mail',
    says(told.supportText, told.email),
  ],
  'p8-x412-and-hours': [
    'How much is the X-412 and how many hours does it take to put in?',
    prices({ set: { 'x-412': 1 }, once: 740, hours: 4 }),
  ],
})
